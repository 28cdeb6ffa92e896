import { describe, expect, test } from 'vitest'
import { findInvisibleCharacters, hasInvisible } from '../../../../src/content/parse/characters.ts'

const found = (text: string) =>
  findInvisibleCharacters(text).map(({ code, span, message }) => [
    code,
    span.start,
    span.end,
    /U\+(\w+)/.exec(message)?.[1],
  ])
const control = (start: number, name: string) => ['yaml/control-character', start, start + 1, name]

/** The ends of all ranges, and lone surrogates. */
const INVISIBLE = [
  ...'\u0000\u0008\u000b\u000c\u000e\u001f\u007f\u0080\u009f\u200b',
  ...'\u2028\u202e\u2060\u2069\ufeff\ufffe\uffff\udfff\ud800\udbff',
]
const VISIBLE = [
  ...'\t\n ~\u00a1é\u200a\u202f\u205f\ufdd0\ud7ff\ue000',
  ...['\r\n', '\ud83d\ude42'],
]

describe('an invisible character', () => {
  test('is detected in texts and values', () => {
    for (const sign of INVISIBLE) {
      const value = `ab${sign}c`
      const name = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      expect(found(value)).toEqual([control(2, name)])
      expect([value, value, 'abc'].map(hasInvisible)).toEqual([true, true, false])
    }
  })
  test('does not include letters and ordinary spaces', () => {
    for (const sign of VISIBLE) {
      expect([sign, found(`ab${sign}c`), hasInvisible(`ab${sign}c`)]).toEqual([sign, [], false])
    }
  })
  test.for<readonly [what: string, text: string, ...all: (readonly [number, string])[]]>([
    ['a carriage return that ends no line', 'a\rb\r\nc\r', [1, '000D'], [6, '000D']],
    ['a no-break space that indents a line', 'a:\n \u00a0b: 1\nc: d\u00a0e\n', [4, '00A0']],
    ['the last of several odd spaces', '\u00a0\u2003a', [1, '2003']],
    ['half of one that is written as two', '\ude42\ud83d', [0, 'DE42'], [1, 'D83D']],
    ['a byte order mark anywhere but at the start', '\ufeffa\ufeff', [2, 'FEFF']],
    ['no byte order mark at the start', '\ufeff'],
    ['a zero somewhere', 'ab\u0000', [2, '0000']],
  ])('is %s', ([, text, ...all]) => {
    expect(found(text)).toEqual(all.map(([start, name]) => control(start, name)))
  })
  test('is reported up to a limit', () => {
    expect(found('\u0001'.repeat(20))).toHaveLength(20)
    expect(found('\u0001'.repeat(500))).toHaveLength(21)
  })
})

test.each([
  ['a\ufffdb\u0000', 1],
  ['c\u0000o\u0000', 1],
  ['\ufeffc\u0000', 2],
])('%j is reported once as not UTF-8', (text, start) => {
  expect(found(text)).toEqual([['yaml/encoding', start, start + 1, undefined]])
})
