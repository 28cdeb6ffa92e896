import { expect } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { CompileCache } from '../../../src/content/compile-cache.ts'
import type { Diagnostic, Edit, PublicFile } from '../../../src/content/model.ts'
import { applyEdits, invertEdits, minimizeEdit } from '../../../src/content/splices.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { wordingFaults } from '../content/diagnostics/wording.ts'
import { type Expected, type Fixture, publicFiles } from './fixture.ts'

/** Fixtures are compiled one after the other, as an editor's texts are: what is remembered changes nothing. */
const cache = new CompileCache()

/** What is found in a text that is the site file. @param files that lie in the public folder besides */
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

/** A diagnostic in the form of the expectation that it is held against: what that does not say is left out. */
function seen({ code, range, hint }: Diagnostic, expected: Expected | undefined): Expected {
  const start = expected?.hint?.endsWith('…') ? expected.hint.slice(0, -1) : undefined
  const shortened = start !== undefined && hint?.startsWith(start) ? expected?.hint : hint
  return {
    code,
    start: range.start,
    ...(expected && !expected.end ? {} : { end: range.end }),
    ...(shortened && (expected?.hint || !expected) ? { hint: shortened } : {}),
  }
}

/** Expects exactly what a fixture says, in its text or in the same text written otherwise, and in plain words. */
export const expectDiagnostics = ({ expected, files }: Fixture, text: string) => {
  const all = diagnostics(text, files)
  expect(all.map((one, index) => seen(one, expected[index]))).toEqual(expected)
  expect(wordingFaults(all)).toEqual([])
  all.forEach((one, index) => {
    if (one.fix) expectMended(one, one.fix, all.toSpliced(index, 1), text, files)
  })
}

/** Expects what a fixture says in its own text, its own code among it. */
export function expectFound(fixture: Fixture) {
  expect(fixture.expected.map(({ code }) => code)).toContain(fixture.code)
  expectDiagnostics(fixture, fixture.text)
}

/** What a diagnostic says, wherever it stands. */
const said = ({ code, message }: Diagnostic) => `${code} ${message}`

/**
 * Expects that a fix changes no more than it has to and can be taken back, that its mistake is gone after it, the
 * others are left, and no error is new. What could not be read before may have a warning of its own.
 */
function expectMended(
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
  const known = others.map(said)
  const errors = left.filter(({ severity }) => severity === 'error').map(said)
  expect(known).toEqual(expect.arrayContaining(errors))
}
