import { expect } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { Memory } from '../../../src/content/memory.ts'
import type { Diagnostic, PublicFile } from '../../../src/content/model.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { wordingFaults } from '../content/diagnostics/wording.ts'
import { type Expected, type Fixture, publicFiles } from './fixture.ts'

/** Fixtures are compiled one after the other, as an editor's texts are: what is remembered changes nothing. */
const memory = new Memory()

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
    memory,
    published: ['/', '/careers', '/About-Us'],
    drawingAt: () => ({ fault: 'it has no viewBox' }),
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

/**
 * Expects exactly what a fixture says, in its text or in the same text written otherwise, and in plain words.
 * @returns what was found
 */
export const expectDiagnostics = ({ expected, files }: Fixture, text: string) => {
  const all = diagnostics(text, files)
  expect(all.map((one, index) => seen(one, expected[index]))).toEqual(expected)
  expect(wordingFaults(all)).toEqual([])
  return all
}
