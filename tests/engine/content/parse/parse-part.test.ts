import { expect, test } from 'vitest'
import { parsePart } from '../../../../src/content/parse/parts/parse-part.ts'
import { PartCache } from '../../../../src/content/parse/parts/part-cache.ts'
import type { Part } from '../../../../src/content/parse/parts/split.ts'

const entry = (text: string): Part => ({ key: 'a', item: undefined, keyStart: 0, start: 0, text })
const item = (text: string): Part => ({ ...entry(text), item: 0 })

test.each([
  ['two entries', entry('a: 1\nb: 2\n')],
  ['another entry', entry('b: 1\n')],
  ['braces', entry('{ a: 1 }\n')],
  ['a list', entry('- a\n')],
  ['a text', entry('a\n')],
  ['no text', entry('')],
  ['a duplicate key', entry('a:\n  b: 1\n  b: 2\n')],
  ['an anchor', entry('a: &x 1\n')],
  ['an item with a text', item('  - x\n')],
  ['an item with a list', item('  - - x\n')],
  ['an item without a value', item('  -\n')],
  ['two items', item('  - b: 1\n  - b: 2\n')],
  ['a map instead of an item', item('  b: 1\n')],
  ['a list in brackets', item('  [{ b: 1 }]\n')],
])('%s cannot be parsed as a part', (_, part) => {
  expect(parsePart(part)).toBeUndefined()
})

test('returns syntax errors with offsets from the start of the part', () => {
  const error = (part: Part) => parsePart(part)?.syntaxErrors.map(({ span }) => span.start)
  expect(error(entry('a: "x\n'))).toEqual([3])
  expect(error(item('  - b: @x\n'))).toEqual([7])
})

test('caches the same text separately as an entry and as an item', () => {
  const cache = new PartCache()
  const text = 'a: 1\n'
  expect(cache.parse([entry(text)])[0]?.parsed).toBeDefined()
  expect(cache.parse([item(text)])[0]).toEqual({ parsed: undefined, start: 0, tree: undefined })
  expect(cache.parse([entry(text)])[0]?.parsed).toBeDefined()
})

test('parses every part once, also those with errors', () => {
  const parsed: number[] = []
  const count = (lexemes: number) => parsed.push(lexemes)
  const cache = new PartCache(undefined, count)
  const parts = [entry('a: 1\n'), entry('a: "x\n'), entry('a: 22\n')]
  const first = cache.parse(parts)
  expect(cache.parse(parts)).toEqual(first)
  expect(new PartCache(cache, count).parse(parts)).toEqual(first)
  expect(parsed).toHaveLength(3)
})
