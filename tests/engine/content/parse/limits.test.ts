/** What the limits are for, with limits so low that a test can come close to them from both sides. */
import { expect, test, vi } from 'vitest'
import { createChecker } from '../../../../src/content/check.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { parseParts } from '../../../../src/content/parse/parts/parse-parts.ts'
import { PartCache } from '../../../../src/content/parse/parts/part-cache.ts'
import { parseYaml } from '../../../../src/content/parse/yaml.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

vi.mock('../../../../src/content/parse/limits.ts', async (importOriginal) => {
  const { limits } =
    await importOriginal<typeof import('../../../../src/content/parse/limits.ts')>()
  return { limits: { ...limits, lexemes: 1000, entries: 50, characters: 2000 } }
})

const isReadInParts = (text: string) => {
  const read = parseParts(text, new PartCache())
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
  expect(tooMany.stopped?.code).toBe('yaml/file-too-large')
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
    parse(createSource('site.yaml', '#'.repeat(length)), createChecker(vocabulary)).diagnostics.map(
      ({ code }) => code,
    )
  expect([codes(2000), codes(2001)]).toEqual([['yaml/empty'], ['yaml/file-too-large']])
})
