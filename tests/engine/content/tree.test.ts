import { describe, expect, test } from 'vitest'
import type { DiagnosticCode } from '../../../src/content/diagnostics/catalogue.ts'
import type { SpanDiagnostic } from '../../../src/content/diagnostics/span-diagnostic.ts'
import { childOf, placeAt, spanAt } from '../../../src/content/locate.ts'
import type { Path } from '../../../src/content/model.ts'
import { oncePerPlace, pathKey, placesOf } from '../../../src/content/once.ts'
import { isBare, isUnwritten, plain } from '../../../src/content/tree.ts'
import { treeOf } from './tree.ts'

describe('a tree as plain data', () => {
  test('has the values and none of the places', () => {
    const value = plain(treeOf('a: 1\nb: [x, { c: true, d: }]\n'))
    expect(JSON.parse(JSON.stringify(value))).toEqual({ a: 1, b: ['x', { c: true, d: null }] })
  })
  test('has no keys but its own', () => {
    const value = plain(treeOf('__proto__: { a: 1 }\n')) as object
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect('toString' in value).toBe(false)
  })
})

describe('a place in a tree', () => {
  const root = treeOf('a: [b]\nc: d\n')
  test('is the tree itself at the end of no path', () => {
    expect(placeAt(root, []).found).toBe(true)
    expect(spanAt(root, [])).toEqual(root.span)
  })
  test('is none behind a step of another kind', () => {
    for (const path of [[0], ['c', 'd'], ['c', 0], ['a', 'b'], ['a', 1]]) {
      expect(placeAt(root, path).found).toBe(false)
    }
    const [list, word] = ['a', 'c'].map((key) => childOf(root, key))
    expect([list, word].map((tree) => tree && childOf(tree, 'x'))).toEqual([undefined, undefined])
  })
})

describe('a value that is not there', () => {
  const at = (text: string) => {
    const tree = childOf(treeOf(text), 'a')
    if (!tree) throw new Error('There is no a.')
    return isUnwritten(tree)
  }
  test.each([
    ['a:\n', true],
    ['a: ~\n', false],
    ['a: null\n', false],
    ['a: ""\n', false],
    ['a: []\n', false],
    ['a: 0\n', false],
  ])('%j: %s', (text, expected) => expect(at(text)).toBe(expected))
})

test.each([
  ['m: { a }\n', true],
  ['m: { a: }\n', false],
  ['m: { a: 1 }\n', false],
])('in %j a word stands alone: %s', (text, expected) => {
  const map = childOf(treeOf(text), 'm')
  const entry = map?.kind === 'map' ? map.entries.get('a') : undefined
  expect(entry && isBare(entry)).toBe(expected)
})

describe('diagnostics about one place', () => {
  const diagnostic = (code: DiagnosticCode, path: Path): SpanDiagnostic => ({
    code,
    message: code,
    span: { start: 0, end: 1 },
    path,
  })
  const codes = (diagnostics: readonly SpanDiagnostic[]) => diagnostics.map(({ code }) => code)

  test('places are told apart by all their steps', () => {
    expect(pathKey(['a', 1, 'b'])).not.toBe(pathKey(['a', '1b']))
    expect([...placesOf([diagnostic('yaml/tab', ['a']), diagnostic('yaml/tab', [])])]).toEqual([
      'a',
    ])
  })
  test('the schema does not say again what reading has said', () => {
    const read = [diagnostic('yaml/number-changed', ['a'])]
    const schema = [diagnostic('schema/wrong-type', ['a']), diagnostic('schema/wrong-type', ['b'])]
    expect(codes(oncePerPlace(read, schema))).toEqual(['yaml/number-changed', 'schema/wrong-type'])
  })
  test('diagnostics about the whole file silence nothing', () => {
    const all = oncePerPlace([diagnostic('yaml/tab', [])], [diagnostic('schema/wrong-type', [])])
    expect(codes(all)).toEqual(['yaml/tab', 'schema/wrong-type'])
  })
  test('a key that is none comes before what reading says of it', () => {
    const schema = [diagnostic('yaml/missing-colon', ['a'])]
    expect(codes(oncePerPlace([diagnostic('yaml/cut-off', ['a'])], schema))).toEqual([
      'yaml/missing-colon',
    ])
    const other = [diagnostic('schema/unknown-key', ['a'])]
    expect(codes(oncePerPlace([diagnostic('yaml/cut-off', ['a'])], other))).toEqual([
      'yaml/cut-off',
    ])
  })
  test('what is said of half a text explains why it came in two', () => {
    const schema = [diagnostic('yaml/colon-in-text', ['a']), diagnostic('schema/wrong-type', ['a'])]
    expect(codes(oncePerPlace([diagnostic('yaml/cut-off', ['a', 'b'])], schema))).toEqual([
      'yaml/cut-off',
      'schema/wrong-type',
    ])
    const deep = [diagnostic('yaml/colon-in-text', ['a', 'b'])]
    expect(codes(oncePerPlace([diagnostic('yaml/cut-off', ['a', 'b', 'c'])], deep))).toEqual([
      'yaml/cut-off',
    ])
  })
})
