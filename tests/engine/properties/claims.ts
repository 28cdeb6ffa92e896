import { isDeepStrictEqual } from 'node:util'
import type { CompileResult } from '../../../src/content/compile.ts'
import { catalogue } from '../../../src/content/diagnostics/catalogue.ts'
import type { Diagnostic, Point } from '../../../src/content/model.ts'
import { errorsIn, inShort } from './compiled.ts'

/** What is true of the diagnostics of every text; each claim that is broken, in words. */
export function brokenClaims(
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
  const broken = (claim: string) => (one: Diagnostic) => `${claim}: ${inShort(one)}`
  const isThere = isDeepStrictEqual(errors, errorsIn(diagnostics))
  return [
    ...diagnostics.filter(({ range }) => !isInside(range.start)).map(broken('starts outside')),
    ...diagnostics.filter(({ range }) => !isInside(range.end)).map(broken('ends outside')),
    ...diagnostics.filter(({ range }) => isBefore(range.end, range.start)).map(broken('backwards')),
    ...diagnostics
      .filter(({ code }) => !Object.hasOwn(catalogue, code))
      .map(broken('no such code')),
    ...diagnostics
      .filter(({ range }, at) => isBefore(range.start, diagnostics[at - 1]?.range.start))
      .map(broken('out of order')),
    ...(isThere ? [] : ['the errors are those of the diagnostics']),
    ...(errors.length > 0 === (value === undefined)
      ? []
      : ['there is a value exactly if there is no error']),
  ]
}

const isBefore = (a: Point, b: Point | undefined): boolean =>
  b !== undefined && (a.line < b.line || (a.line === b.line && a.column < b.column))
