import { isDeepStrictEqual } from 'node:util'
import type { CompileResult } from '../../../src/content/compile.ts'
import { catalog } from '../../../src/content/diagnostics/catalog.ts'
import type { Diagnostic, Point } from '../../../src/content/model.ts'
import { errorsIn, inShort } from './compiled.ts'

/** Invariants of the diagnostics of any text; returns the violated ones. */
export function findContractViolations(
  text: string,
  { value, errors, diagnostics }: CompileResult,
): string[] {
  const lengths = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.length)
  const isInside = ({ line, column }: Point) =>
    Number.isInteger(line) &&
    Number.isInteger(column) &&
    column >= 1 &&
    column <= (lengths[line - 1] ?? -1) + 1
  const rules: [rule: string, holds: (one: Diagnostic, before?: Diagnostic) => boolean][] = [
    ['starts inside', ({ range }) => isInside(range.start)],
    ['ends inside', ({ range }) => isInside(range.end)],
    ['ends behind its start', ({ range }) => !isBefore(range.end, range.start)],
    ['has a code of the catalog', ({ code }) => Object.hasOwn(catalog, code)],
    ['is in order', ({ range }, before) => !isBefore(range.start, before?.range.start)],
  ]
  const violations = rules.flatMap(([rule, holds]) =>
    diagnostics
      .filter((one, at) => !holds(one, diagnostics[at - 1]))
      .map((one) => `A diagnostic violates “${rule}”: ${inShort(one)}`),
  )
  if (!isDeepStrictEqual(errors, errorsIn(diagnostics)))
    violations.push('the errors are those of the diagnostics')
  if (errors.length > 0 !== (value === undefined))
    violations.push('there is a value exactly if there is no error')
  return violations
}

const isBefore = (a: Point, b: Point | undefined): boolean =>
  b !== undefined && (a.line < b.line || (a.line === b.line && a.column < b.column))
