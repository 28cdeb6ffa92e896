import { describe, expect, test } from 'vitest'
import { punctuationRepairs } from '../../../../src/compiler/read/mending/punctuation.ts'
import * as note from '../../../../src/diagnostics/yaml-notes.ts'
import { repairsOf } from './shown-brackets.ts'

const repaired = (line: string) => repairsOf(punctuationRepairs, line)

test.each([
  'a: b',
  'a:',
  'a: ',
  '= b',
  '9 b',
  '1a:b',
  '@b',
  '"a b"',
  'a:\tb',
  '? b',
  '"a":b',
  '{a:b}',
])('%j needs no colon and no quotes', (line) => {
  expect(repaired(line)).toEqual([])
})

test.each(['key:a\u2028b', 'key a\u2028b', 'key: @a\u2028b'])(
  '%j goes on behind a separator: it is not quoted in half',
  (line) => {
    expect(repaired(line)).toEqual([])
  },
)

test('a line that is not there has no repairs', () => {
  expect(punctuationRepairs([], 0)).toEqual([])
})

describe('a colon without a space', () => {
  test.each([
    ['key:value', '1: key«:»value', '1: key: value'],
    [' \t-  - \tkey-a1:b:c d', '1:  \t-  - \tkey-a1«:»b:c d', '1:  \t-  - \tkey-a1: b:c d'],
    ['key:\u00a0\u00a0b\u00a0c', '1: key«:»\u00a0\u00a0b\u00a0c', '1: key: b\u00a0c'],
    ['key:b\u00a0c', '1: key«:»b\u00a0c', '1: key: b\u00a0c'],
  ])('%j', (line, marked, mended) => {
    expect(repaired(line)).toEqual([[note.missingSpace(), marked, mended]])
  })
})

describe('a key without a colon', () => {
  test.each([
    ['key value', '1: «key» value', '1: key: value'],
    ['key', '1: «key»', '1: key:'],
    ['  - \t- key', '1:   - \t- «key»', '1:   - \t- key:'],
    ['- - key', '1: - - «key»', '1: - - key:'],
    [' \tkey-a1 \t a b', '1:  \t«key-a1» \t a b', '1:  \tkey-a1: a b'],
    ['key :value', '1: «key» :value', '1: key: :value'],
    ['key  ', '1: «key»  ', '1: key:'],
  ])('%j', (line, marked, mended) => {
    expect(repaired(line)).toEqual([[note.missingColon(), marked, mended]])
  })
})

describe('another sign for the colon', () => {
  test.each([
    ['key = value', '=', '1: key «=» value', '1: key: value'],
    ['key \t= \tvalue', '=', '1: key \t«=» \tvalue', '1: key: value'],
    ['key;value', ';', '1: key«;»value', '1: key: value'],
    ['key, a = b', ',', '1: key«,» a = b', '1: key: a = b'],
    ['key：value', '：', '1: key«：»value', '1: key: value'],
    ['key =', '=', '1: key «=»', '1: key:'],
  ])('%j', (line, sign, marked, mended) => {
    expect(repaired(line)).toEqual([[note.missingColon(sign), marked, mended]])
  })
})

describe('a value that needs quotes', () => {
  test.each([
    ['a: \u201cb\u201d', note.curlyQuotes(), '1: a: «\u201c»b\u201d', "1: a: '\u201cb\u201d'"],
    ['a: *b', note.alias('*'), '1: a: «*»b', "1: a: '*b'"],
    ['a: &b', note.alias('&'), '1: a: «&»b', "1: a: '&b'"],
    ['a: !b', note.tag(), '1: a: «!»b', "1: a: '!b'"],
    ['- @b', note.specialStart('@'), '1: - «@»b', "1: - '@b'"],
    ['a: -b', note.specialStart('-'), '1: a: «-»b', "1: a: '-b'"],
    ['a: [b]', note.specialStart('['), '1: a: «[»b]', "1: a: '[b]'"],
    ['a: b {c: @d}', note.colonInText(), '1: a: b {c«:» @d}', "1: a: 'b {c: @d}'"],
    ['a: b: c', note.colonInText(), '1: a: b«:» c', "1: a: 'b: c'"],
    ['a: b:c:', note.colonInText(), '1: a: b:c«:»', "1: a: 'b:c:'"],
    ["a: it's b's: c", note.colonInText(), "1: a: it's b's«:» c", "1: a: 'it''s b''s: c'"],
    ['a: b", "c: d', note.colonInText(), '1: a: b", "c«:» d', '1: a: \'b", "c: d\''],
  ])('%j', (line, about, marked, mended) => {
    expect(repaired(line)).toEqual([[about, marked, mended]])
  })

  test.each([...'@`%|>{}[]?#-'])('%s cannot begin a text', (sign) => {
    const about = sign === '#' ? note.cutOff('#b') : note.specialStart(sign)
    expect(repaired(`a: ${sign}b`)).toEqual([[about, `1: a: «${sign}»b`, `1: a: '${sign}b'`]])
  })

  test.each([...'“”„‟«‘’‚'])('%s does not quote', (sign) => {
    expect(repaired(`a: ${sign}b`)).toEqual([
      [note.curlyQuotes(), `1: a: «${sign}»b`, `1: a: '${sign}b'`],
    ])
  })

  test.each(['a: b @*&!-', 'a: b “c”', 'a: b:c', 'a: b#c', 'a: b # c', 'a: b ## c', 'a: b#'])(
    '%j needs none',
    (line) => {
      expect(repaired(line)).toEqual([])
    },
  )

  test('a comma at the end may belong to braces over several lines', () => {
    expect(repaired('a: b: c,')).toEqual([
      [note.colonInText(), '1: a: b«:» c,', "1: a: 'b: c',"],
      [note.colonInText(), '1: a: b«:» c,', "1: a: 'b: c,'"],
    ])
  })
})

describe('what would be taken for a comment', () => {
  test.each([
    ['a: b #c d', '#c d', '1: a: b «#»c d', "1: a: 'b #c d'"],
    ['a: #c', '#c', '1: a: «#»c', "1: a: '#c'"],
    [
      'a: b #12345678901234567890123456',
      '#1234567890123456789012345',
      '1: a: b «#»12345678901234567890123456',
      "1: a: 'b #12345678901234567890123456'",
    ],
    [`a: b's "#c" #d`, '#d', `1: a: b's "#c" «#»d`, `1: a: 'b''s "#c" #d'`],
  ])('%j', (line, rest, marked, mended) => {
    expect(repaired(line)).toEqual([[note.cutOff(rest), marked, mended]])
  })
})

describe('quotes that are not in pairs', () => {
  test.each([
    ['a: "b', note.unclosedQuote('"'), '1: a: «"»b', "1: a: 'b'"],
    ["a: 'b", note.unclosedQuote("'"), "1: a: «'»b", "1: a: 'b'"],
    ['a: "b #c', note.unclosedQuote('"'), '1: a: «"»b #c', "1: a: 'b #c'"],
    ["a: 'b #c", note.unclosedQuote("'"), "1: a: «'»b #c", "1: a: 'b #c'"],
    ['a: "it\'s', note.unclosedQuote('"'), '1: a: «"»it\'s', "1: a: 'it''s'"],
    ['a: "b\\"', note.unclosedQuote('"'), '1: a: «"»b\\"', "1: a: 'b\\'"],
    ['a: "b" c', note.textAfterQuote('"'), '1: a: "b«"» c', "1: a: 'b\" c'"],
    ["a: 'b' c", note.textAfterQuote("'"), "1: a: 'b«'» c", "1: a: 'b'' c'"],
    ["a: 'it's", note.textAfterQuote("'"), "1: a: 'it«'»s", "1: a: 'it''s'"],
    ["a: 'b''c' d", note.textAfterQuote("'"), "1: a: 'b''c«'» d", "1: a: 'b''''c'' d'"],
    ['a: "b \\" c" d', note.textAfterQuote('"'), '1: a: "b \\" c«"» d', '1: a: \'b \\" c" d\''],
    ['a: "b"c"', note.textAfterQuote('"'), '1: a: "b«"»c"', "1: a: 'b\"c'"],
    ['a: b"', note.unopenedQuote(), '1: a: b«"»', "1: a: 'b'"],
    ['a: b c"', note.unopenedQuote(), '1: a: b c«"»', "1: a: 'b c'"],
  ])('%j', (line, about, marked, mended) => {
    expect(repaired(line)).toEqual([[about, marked, mended]])
  })

  test.each(['a: "b"', "a: 'it''s'", 'a: "b\\"c"', 'a: b "', 'a: b"c"', 'a: b"c', 'a: ""'])(
    '%j: they are',
    (line) => {
      expect(repaired(line)).toEqual([])
    },
  )

  test('a comma behind the last quote stays behind it, or goes with it', () => {
    expect(repaired('a: "b\',')).toEqual([
      [note.unclosedQuote('"'), '1: a: «"»b\',', "1: a: 'b',"],
      [note.unclosedQuote('"'), '1: a: «"»b\',', "1: a: 'b'"],
    ])
  })
})

describe('values between brackets end before some key, bracket or the end', () => {
  const special = note.specialStart('@')
  const brace = note.specialStart('{')
  test.each([
    [
      'a: {b: @c}',
      [special, '1: a: {b: «@»c}', "1: a: {b: '@c'}"],
      [brace, '1: a: «{»b: @c}', "1: a: '{b: @c}'"],
    ],
    [
      '- {  b-c:  @d, e: f }',
      [special, '1: - {  b-c:  «@»d, e: f }', "1: - {  b-c:  '@d', e: f }"],
      [special, '1: - {  b-c:  «@»d, e: f }', "1: - {  b-c:  '@d,' e: f }"],
      [special, '1: - {  b-c:  «@»d, e: f }', "1: - {  b-c:  '@d, e: f' }"],
      [special, '1: - {  b-c:  «@»d, e: f }', "1: - {  b-c:  '@d, e: f '}"],
      [brace, '1: - «{»  b-c:  @d, e: f }', "1: - '{  b-c:  @d, e: f }'"],
    ],
    [
      'a: [b: c, d: @e]',
      [note.colonInText(), '1: a: [b: c, d«:» @e]', "1: a: [b: 'c, d: @e']"],
      [special, '1: a: [b: c, d: «@»e]', "1: a: [b: c, d: '@e']"],
      [note.specialStart('['), '1: a: «[»b: c, d: @e]', "1: a: '[b: c, d: @e]'"],
    ],
    [
      'a: {b: @c  d-e: f}',
      [special, '1: a: {b: «@»c  d-e: f}', "1: a: {b: '@c'  d-e: f}"],
      [special, '1: a: {b: «@»c  d-e: f}', "1: a: {b: '@c ' d-e: f}"],
      [special, '1: a: {b: «@»c  d-e: f}', "1: a: {b: '@c  d-e: f'}"],
      [brace, '1: a: «{»b: @c  d-e: f}', "1: a: '{b: @c  d-e: f}'"],
    ],
  ])('%j', (line, ...repairs) => {
    expect(repaired(line)).toEqual(repairs)
  })
})
