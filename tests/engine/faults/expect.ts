import { expect } from 'vitest'
import { CompileCache } from '../../../src/content/cache.ts'
import { compile } from '../../../src/content/compile.ts'
import type { Diagnostic, Edit, PublicFile } from '../../../src/content/model.ts'
import { applyEdits, invertEdits, minimizeEdit } from '../../../src/content/splices.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { wordingFaults } from '../content/diagnostics/wording.ts'
import { type Expected, type Fixture, publicFiles } from './fixture.ts'

/** Shared, as in an editor. Must not change results. */
const cache = new CompileCache()

/** @param files additional files in `public/`: an address, optionally `: ` and a fault */
export const diagnostics = (text: string, files: readonly string[] = []): readonly Diagnostic[] => {
  const all = new Map([
    ...publicFiles,
    ...files.map((line): [string, PublicFile] => {
      const [address = '', fault] = line.split(': ', 2)
      return [address, fault === undefined ? null : { fault }]
    }),
  ])
  return compile(text, {
    vocabulary,
    files: all,
    cache,
    published: ['/', '/careers', '/About-Us'],
    readDrawing: () => ({ fault: 'it has no viewBox' }),
  }).diagnostics
}

/** Converts a diagnostic to the form of an expectation, without the parts that it omits. */
function toExpected({ code, range, hint }: Diagnostic, expected: Expected | undefined): Expected {
  const start = expected?.hint?.endsWith('…') ? expected.hint.slice(0, -1) : undefined
  const shortened = start !== undefined && hint?.startsWith(start) ? expected?.hint : hint
  return {
    code,
    start: range.start,
    ...(expected && !expected.end ? {} : { end: range.end }),
    ...(shortened && (expected?.hint || !expected) ? { hint: shortened } : {}),
  }
}

/** Expects the diagnostics of a fixture in its text or an equivalent one, plain wording, and correct fixes. */
export const expectDiagnostics = ({ expected, files }: Fixture, text: string) => {
  const all = diagnostics(text, files)
  expect(all.map((one, index) => toExpected(one, expected[index]))).toEqual(expected)
  expect(wordingFaults(all)).toEqual([])
  all.forEach((one, index) => {
    if (one.fix) expectFixed(one, one.fix, all.toSpliced(index, 1), text, files)
  })
}

/** Expects the diagnostics of a fixture, which include its own code. */
export function expectFound(fixture: Fixture) {
  expect(fixture.expected.map(({ code }) => code)).toContain(fixture.code)
  expectDiagnostics(fixture, fixture.text)
}

/** Ignores the position. */
const getIdentity = ({ code, message }: Diagnostic) => `${code} ${message}`

/**
 * Expects that a fix is minimal and reversible, and that afterwards only its own diagnostic is gone. Text that a syntax
 * error hid may get new warnings, but no errors.
 */
function expectFixed(
  { code, message }: Diagnostic,
  fix: readonly Edit[],
  others: readonly Diagnostic[],
  text: string,
  files: readonly string[],
) {
  const after = applyEdits(text, fix)
  expect(applyEdits(after, invertEdits(text, fix))).toBe(text)
  expect(fix.map((edit) => minimizeEdit(text, edit))).toEqual(fix)
  const left = diagnostics(after, files)
  const counted = (all: readonly Diagnostic[]) =>
    all.filter((one) => one.code === code && one.message === message).length
  expect(counted(left)).toBe(counted(others))
  const known = others.map(getIdentity)
  const errors = left.filter(({ severity }) => severity === 'error').map(getIdentity)
  expect(known).toEqual(expect.arrayContaining(errors))
}
