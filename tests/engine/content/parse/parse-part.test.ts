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
  ['nothing', entry('')],
  ['two documents', entry('a: 1\n---\nb: 2\n')],
  ['what is no YAML', entry('a: "x\n')],
  ['a key that is there twice', entry('a:\n  b: 1\n  b: 2\n')],
  ['an anchor', entry('a: &x 1\n')],
  ['an item that is a text', item('  - x\n')],
  ['an item that is a list', item('  - - x\n')],
  ['an item without a value', item('  -\n')],
  ['two items', item('  - b: 1\n  - b: 2\n')],
  ['a map where an item should be', item('  b: 1\n')],
  ['a list in brackets', item('  [{ b: 1 }]\n')],
])('%s: only the whole text tells what that is', (_, part) => {
  expect(parsePart(part)).toBeUndefined()
})

test('the same text is remembered as an entry and as an item, each by itself', () => {
  const memory = new PartCache()
  const text = 'a: 1\n'
  expect(memory.read([entry(text)])[0]?.read).toBeDefined()
  expect(memory.read([item(text)])[0]).toEqual({ read: undefined, start: 0, tree: undefined })
  expect(memory.read([entry(text)])[0]?.read).toBeDefined()
})

test('parts are remembered while another one cannot be read, wherever they stand', () => {
  const memory = new PartCache()
  const around = (text: string) => memory.read(['a: 1\n', text, 'a: 2\n'].map(entry))
  const before = around('a: 3\n')
  for (const broken of ['a: "x\n', 'a: "y\n']) around(broken)
  const after = around('a: 4\n')
  for (const index of [0, 2]) {
    expect(after[index]?.read).toBeDefined()
    expect(after[index]?.read).toBe(before[index]?.read)
  }
})

test('what stands behind a part that cannot be read is read all the same, and only once', () => {
  const parsed: number[] = []
  const count = (lexemes: number) => parsed.push(lexemes)
  const memory = new PartCache(undefined, count)
  const parts = [entry('a: 1\n'), entry('a: "x\n'), entry('a: 22\n')]
  expect(memory.read(parts).map(({ read }) => read !== undefined)).toEqual([true, false, true])
  memory.read(parts)
  new PartCache(memory, count).read(parts)
  expect(parsed).toHaveLength(3)
})
