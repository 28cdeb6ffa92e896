/** Uses low limits, so that tests reach them from both sides. */
import { expect, test, vi } from 'vitest'
import { PartCache } from '../../../../src/content/cache.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { parseParts } from '../../../../src/content/parse/parts/parse-parts.ts'
import { parseYaml } from '../../../../src/content/parse/yaml.ts'

vi.mock('../../../../src/content/parse/limits.ts', async (importOriginal) => {
  const { limits } =
    await importOriginal<typeof import('../../../../src/content/parse/limits.ts')>()
  return { limits: { ...limits, lexemes: 1000, entries: 50, characters: 2000 } }
})

const isParsedInParts = (text: string) => parseParts(text, new PartCache()) !== undefined

/** Creates a text with a number of lexemes; an empty line is one. */
function lexemes(count: number): string {
  const start = `a: [${`[${'x, '.repeat(40)}], `.repeat(4)}]\nb: [x]\n`
  return start + '\n'.repeat(count - parseYaml(start).lexemes)
}

test('accepts the largest number of lexemes, and not one more', () => {
  const { stopped, lexemes: read } = parseYaml(lexemes(1000))
  expect([stopped, read]).toEqual([undefined, 1000])
  const tooMany = parseYaml(lexemes(1001))
  expect(tooMany.stopped?.code).toBe('yaml/file-too-large')
})

test('parses in parts only below the limits', () => {
  // Each part has one additional lexeme, its start.
  const [near, nearer] = [980, 981].map((count) => lexemes(count - 1))
  expect([near, nearer].map((text) => isParsedInParts(text ?? ''))).toEqual([true, false])
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => `k${index}: 1\n`).join('')
  expect([49, 50].map((count) => isParsedInParts(entries(count)))).toEqual([true, false])
})

test('accepts the largest number of characters, and not one more', () => {
  const codes = (length: number) =>
    parse(createSource('site.yaml', '#'.repeat(length))).diagnostics.map(({ code }) => code)
  expect([codes(2000), codes(2001)]).toEqual([['yaml/empty'], ['yaml/file-too-large']])
})
