import { describe, expect, test } from 'vitest'
import {
  hasInvisible,
  invisibleCharacters,
  withoutInvisible,
} from '../../../../src/content/read/characters.ts'

const found = (text: string) =>
  invisibleCharacters(text).map(({ code, span, message }) => [
    code,
    span.start,
    span.end,
    /U\+(\w+)/.exec(message)?.[1],
  ])

const code = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
const signs = [
  ...[
    '\u0000',
    '\u0008',
    '\u000b',
    '\u000c',
    '\u000e',
    '\u001f',
    '\u007f',
    '\u0080',
    '\u009f',
    '\u200b',
  ],
  ...[
    '\u2028',
    '\u202e',
    '\u2060',
    '\u2069',
    '\ufeff',
    '\ufffe',
    '\uffff',
    '\ud800',
    '\udfff',
    '\udbff',
  ],
]

describe('a character that cannot be seen', () => {
  test.each(signs.map((sign) => [code(sign), sign]))(
    'U+%s is found where it stands',
    (name, sign) => {
      expect(found(`ab${sign}c`)).toEqual([['yaml/control-character', 2, 3, name]])
    },
  )
  test.each([
    '\t',
    '\n',
    '\r\n',
    ' ',
    '~',
    '\u00a1',
    'é',
    '\u200a',
    '\u202f',
    '\u205f',
    '\ud83d\ude42',
    '\ufdd0',
    '\ud7ff',
    '\ue000',
  ])('%j is none', (sign) => {
    expect(found(`ab${sign}c`)).toEqual([])
    expect(hasInvisible(`ab${sign}c`)).toBe(false)
  })
  test('is a carriage return that ends no line', () => {
    expect(found('a\rb\r\nc\r')).toEqual([
      ['yaml/control-character', 1, 2, '000D'],
      ['yaml/control-character', 6, 7, '000D'],
    ])
  })
  test('is a no-break space that indents a line', () => {
    expect(found('a:\n \u00a0b: 1\nc: d\u00a0e\n')).toEqual([
      ['yaml/control-character', 4, 5, '00A0'],
    ])
    expect(found('\u00a0\u2003a')).toEqual([['yaml/control-character', 1, 2, '2003']])
  })
  test('is half of one that is written as two', () => {
    expect(found('\ude42\ud83d')).toHaveLength(2)
  })
  test('is a byte order mark anywhere but at the start', () => {
    expect(found('\ufeffa\ufeff')).toEqual([['yaml/control-character', 2, 3, 'FEFF']])
    expect(found('\ufeff')).toEqual([])
  })
  test('is told one by one, but not for ever', () => {
    expect(found('\u0001'.repeat(20))).toHaveLength(20)
    expect(found('\u0001'.repeat(500))).toHaveLength(21)
  })
})

describe('a file that is no UTF-8', () => {
  test.each([
    ['a\ufffdb\u0000', 1, 2],
    ['c\u0000o\u0000', 1, 2],
    ['\ufeffc\u0000', 2, 3],
  ])('%j is told once', (text, start, end) => {
    expect(found(text)).toEqual([['yaml/encoding', start, end, undefined]])
  })
  test('is not one with a zero somewhere', () => {
    expect(found('ab\u0000')).toEqual([['yaml/control-character', 2, 3, '0000']])
    expect(found('\u0000a\u0000')).toHaveLength(2)
  })
})

test('a value has one or none, however often it is asked', () => {
  for (const sign of signs) {
    const value = `ab${sign}c`
    expect([value, value, 'abc'].map(hasInvisible)).toEqual([true, true, false])
  }
})

test.each([
  ['a\u0000b', 'ab'],
  ['a\u2028b\u2029c\rd', 'a b c d'],
  [' \u00a0\u00a0a', '   a'],
  ['a\u00a0b', 'a\u00a0b'],
  ['a\u202eb', 'ab'],
  ['plain', 'plain'],
])('%j without them is %j', (line, clean) => expect(withoutInvisible(line)).toBe(clean))
