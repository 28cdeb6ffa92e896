/** Called directly for YAML that is not a site. */
import { describe, expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { parseDocument } from '../../../../src/content/parse/document.ts'
import { type Tree, toData } from '../../../../src/content/tree.ts'

const parseText = (text: string) => parseDocument(createSource('x', text))
const findDiagnostics = (text: string) =>
  parseText(text).diagnostics.map(({ code, span }) => [code, text.slice(span.start, span.end)])
const treeOf = (text: string): Tree => {
  const { tree } = parseText(text)
  if (!tree) throw new Error('There is no tree.')
  return tree
}
const dataOf = (text: string): unknown => JSON.parse(JSON.stringify(toData(treeOf(text))))

describe('the tree', () => {
  test('has the values of YAML', () => {
    const text =
      'a: 1\nb: true\nc: ~\nd: 4.10\ne: "x\\ty"\nf: [1, { g: h }]\ni:\n  - j\n  - k: l\nm: 2024-01-01\n'
    expect(dataOf(text)).toEqual({
      ...{ a: 1, b: true, c: null, d: 4.1, e: 'x\ty', f: [1, { g: 'h' }], i: ['j', { k: 'l' }] },
      m: '2024-01-01',
    })
  })
  test('keeps keys that are numbers or booleans as text', () => {
    expect(Object.keys(dataOf('1: a\n1.0: b\ntrue: c\n') as object)).toEqual(['1', '1.0', 'true'])
  })
})

describe('valid YAML that may lose text', () => {
  test.each([
    ['a: b # a comment\n', []],
    ['a: b #\n', []],
    ['a: b ## x\n', []],
    ['a: "b" #x\n', []],
    ['a: b#x\n', []],
    ['a: ‘tis\n', []],
    ['a: it’s\n', []],
    ['a: b“c”\n', []],
    ['a: say "Hello"\n', []],
    ['a: 5 "\n', []],
    ['a:\n  - b\n   - c\n', [['yaml/indentation', '- c']]],
    ['a:\n  - b\n    - c\n    - d\n', [['yaml/indentation', 'b']]],
    ['a:\n  - b\n    • c\n', [['yaml/indentation', '• c']]],
    ['a:\n  b\n  - c\n', []],
    ['a: Hello\n  – there\n', []],
    ['a: hello\n  – there\n', [['yaml/indentation', '– there']]],
    ['a: Hello\n  – There\n', [['yaml/indentation', '– There']]],
    ['a: Hello\n  – you\n  – there\n', [['yaml/indentation', '– you']]],
    ['a: On the\n  3. May\n', []],
    ['a:\n  - Hello\n    ◦ there\n', [['yaml/indentation', '◦ there']]],
    ['a:\n  - Hello\n    -\u00a0there\n', [['yaml/indentation', '-\u00a0there']]],
    ['a: "Hello\n  ◦ there"\n', []],
    ['a: >\n  Hello\n  ◦ there\n', []],
    ['a: ◦ b\n  ◦ c\n', [['yaml/missing-hyphen', '◦']]],
    ['a: b\u00a0c\n', []],
    ['a: { b\u2003: c }\n', [['yaml/control-character', '\u2003']]],
    ['a: "b\u00a0"\n', []],
    ['a:\n  - b -c\n', []],
    ['a: -x\n - y\n', [['yaml/missing-colon', '-']]],
    ['a:\n  b:\n    - c\n     - d\n', [['yaml/indentation', '- d']]],
    ['a: { b: , #c\n }\n', []],
    ['a: "\\u200b" # \u200b\n', [['yaml/control-character', '"\\u200b"']]],
  ])('%j: %j', (text, expected) => expect(findDiagnostics(text)).toEqual(expected))

  test.each([
    ['a: !x b\n', 3],
    ['a: !!str b\n', 3],
    ['!!map\na: b\n', 0],
    ['a: !! "!"\n', 3],
  ])('%j has a tag at %i', (text, start) => {
    expect(parseText(text).diagnostics.map(({ span }) => span)).toEqual([{ start, end: start + 1 }])
  })

  test('a duplicate key names the line of the first, and duplicate lines are one diagnostic', () => {
    const { diagnostics } = parseText('a: 1\nb: 2\na: 3\nb: 4\nc: 5\na: 6\n')
    const found = diagnostics.map(({ hint = '', path, isEcho }) => [
      /line (\d)/.exec(hint)?.[1],
      path.join(),
      isEcho,
    ])
    expect(found).toEqual([
      ['1', 'a', false],
      ['2', 'b', true],
      ['1', 'a', false],
    ])
  })
})
