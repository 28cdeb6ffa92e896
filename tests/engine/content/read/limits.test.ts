/** What the limits are for, with limits so low that a test can come close to them from both sides. */
import { expect, test, vi } from 'vitest'
import { checkOf } from '../../../../src/content/check.ts'
import { sourceOf } from '../../../../src/content/diagnostics/position.ts'
import { parseYaml } from '../../../../src/content/read/parse.ts'
import { examineParts } from '../../../../src/content/read/parts/examine-parts.ts'
import { PartMemory } from '../../../../src/content/read/parts/memory.ts'
import { read } from '../../../../src/content/read/read.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

vi.mock('../../../../src/content/read/limits.ts', async (importOriginal) => {
  const { limits } = await importOriginal<typeof import('../../../../src/content/read/limits.ts')>()
  return { limits: { ...limits, lexemes: 1000, entries: 50, characters: 2000 } }
})

const isReadInParts = (text: string) => {
  const read = examineParts(text, new PartMemory())
  return read !== undefined && 'tree' in read
}

/** A text with so many words, signs and spaces, as the parser counts them: an empty line is one. */
function lexemes(count: number): string {
  const start = `a: [${`[${'x, '.repeat(40)}], `.repeat(4)}]\nb: [x]\n`
  return start + '\n'.repeat(count - parseYaml(start).lexemes)
}

test('a text may have as many words as there may be, and not one more', () => {
  const { stopped, lexemes: read } = parseYaml(lexemes(1000))
  expect([stopped, read]).toEqual([undefined, 1000])
  const tooMany = parseYaml(lexemes(1001))
  expect(tooMany.stopped).toMatchObject({
    code: 'yaml/file-too-large',
    message: expect.stringContaining('three million words'),
  })
})

test('it is read in parts while it stays clear of what there may be', () => {
  // Each of two parts has a beginning of its own.
  const [near, nearer] = [980, 981].map((count) => lexemes(count - 1))
  expect([near, nearer].map((text) => isReadInParts(text ?? ''))).toEqual([true, false])
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => `k${index}: 1\n`).join('')
  expect([49, 50].map((count) => isReadInParts(entries(count)))).toEqual([true, false])
})

test('it may have as many characters as there may be, and not one more', () => {
  const codes = (length: number) =>
    read(sourceOf('site.yaml', '#'.repeat(length)), checkOf(vocabulary)).diagnostics.map(
      ({ code }) => code,
    )
  expect([codes(2000), codes(2001)]).toEqual([['yaml/empty'], ['yaml/file-too-large']])
})
