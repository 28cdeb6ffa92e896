import { describe, expect, test } from 'vitest'
import type { DiagnosticCode } from '../../../src/content/diagnostics/catalog.ts'
import type { SpanDiagnostic } from '../../../src/content/diagnostics/span-diagnostic.ts'
import { getChild } from '../../../src/content/locate.ts'
import type { Path } from '../../../src/content/model.ts'
import { collectPathKeys, dedupeByPath, pathKey } from '../../../src/content/paths.ts'
import { isBareWord, isOmitted, toData } from '../../../src/content/tree.ts'
import { treeOf } from './tree.ts'

describe('a tree as plain data', () => {
  test('has the values and none of the places', () => {
    const value = toData(treeOf('a: 1\nb: [x, { c: true, d: }]\n'))
    expect(JSON.parse(JSON.stringify(value))).toEqual({ a: 1, b: ['x', { c: true, d: null }] })
  })
  test('has no keys but its own', () => {
    const value = toData(treeOf('__proto__: { a: 1 }\n')) as object
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect('toString' in value).toBe(false)
  })
})

test.each<readonly [text: string, isUnwritten: boolean]>([
  ['a:\n', true],
  ...['~', 'null', '""', '[]', '0'].map((value) => [`a: ${value}\n`, false] as const),
])('in %j the value is not written: %s', (text, expected) => {
  const value = getChild(treeOf(text), 'a')
  expect(value && isOmitted(value)).toBe(expected)
})

test.each([
  ['m: { a }\n', true],
  ['m: { a: }\n', false],
  ['m: { a: 1 }\n', false],
])('in %j a word stands alone: %s', (text, expected) => {
  const map = getChild(treeOf(text), 'm')
  const entry = map?.kind === 'map' ? map.entries.get('a') : undefined
  expect(entry && isBareWord(entry)).toBe(expected)
})

describe('diagnostics about one place', () => {
  const diagnostic = (code: DiagnosticCode, path: Path): SpanDiagnostic => ({
    code,
    message: code,
    span: { start: 0, end: 1 },
    path,
  })
  /** The codes of what is left of what reading and the schema say. */
  const codes = (reading: readonly SpanDiagnostic[], schema: readonly SpanDiagnostic[]) =>
    dedupeByPath(reading, schema).map(({ code }) => code)

  test('pathKey differs for different paths', () => {
    expect(pathKey(['a', 1, 'b'])).not.toBe(pathKey(['a', '1b']))
    const all = [diagnostic('yaml/tab', ['a']), diagnostic('yaml/tab', [])]
    expect([...collectPathKeys(all)]).toEqual(['a'])
  })
  test('removes schema diagnostics at a place with a syntax diagnostic, except for the root', () => {
    const schema = [diagnostic('schema/wrong-type', ['a']), diagnostic('schema/format', ['b'])]
    const changed = 'yaml/number-changed'
    expect(codes([diagnostic(changed, ['a'])], schema)).toEqual([changed, 'schema/format'])
    const ofFile = [diagnostic('schema/wrong-type', [])]
    expect(codes([diagnostic('yaml/tab', [])], ofFile)).toEqual(['yaml/tab', 'schema/wrong-type'])
  })
  test('a key that is none comes before what reading says of it', () => {
    const reading = [diagnostic('yaml/cut-off', ['a'])]
    const colon = diagnostic('yaml/missing-colon', ['a'])
    expect(codes(reading, [colon])).toEqual(['yaml/missing-colon'])
    expect(codes(reading, [diagnostic('schema/unknown-key', ['a'])])).toEqual(['yaml/cut-off'])
  })
  test('keeps the diagnostic that explains a split text', () => {
    const schema = [diagnostic('yaml/colon-in-text', ['a']), diagnostic('schema/wrong-type', ['a'])]
    const half = [diagnostic('yaml/cut-off', ['a', 'b'])]
    expect(codes(half, schema)).toEqual(['yaml/cut-off', 'schema/wrong-type'])
    const deeper = [diagnostic('yaml/cut-off', ['a', 'b', 'c'])]
    expect(codes(deeper, [diagnostic('yaml/colon-in-text', ['a', 'b'])])).toEqual(['yaml/cut-off'])
  })
})
