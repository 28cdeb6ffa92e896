import { describe, expect, test } from 'vitest'
import {
  bracketRepairs,
  closedBefore,
  missingCommaAtEnd,
} from '../../../../src/compiler/read/mending/brackets.ts'
import * as note from '../../../../src/diagnostics/yaml-notes.ts'
import { repairsOf, shown } from './shown-brackets.ts'

const repaired = (line: string) => repairsOf(bracketRepairs, line)

test.each([
  'a: b c: d',
  'a: {b: [c]}',
  'a: "b {c"',
  'a: { b: c, d: e}',
  'a: [{b: c}, d]',
  'a: "{" \'[\' "\\"{" "\\\\"',
  "a: 'it''s {'",
  '',
])('%j needs no repair', (line) => {
  expect(repaired(line)).toEqual([])
})

test('a line that is not there has no repairs', () => {
  expect(bracketRepairs([], 0)).toEqual([])
})

describe('what opens is closed at the end of the line', () => {
  test.each([
    ['a: {b: c', '{', '1: a: «{»b: c', '1: a: {b: c }'],
    ['a: [b', '[', '1: a: «[»b', '1: a: [b ]'],
    ['a: {b: [c', '{', '1: a: «{»b: [c', '1: a: {b: [c ]}'],
    ['a: {b: [c]', '{', '1: a: «{»b: [c]', '1: a: {b: [c] }'],
    ['a: {b, c,', '{', '1: a: «{»b, c,', '1: a: {b, c }'],
    ['a: {b, c,  ', '{', '1: a: «{»b, c,  ', '1: a: {b, c }'],
    ["a: it's {", '{', "1: a: it's «{»", "1: a: it's { }"],
    ['a: "b" {', '{', '1: a: "b" «{»', '1: a: "b" { }'],
  ])('%j', (line, sign, marked, mended) => {
    expect(repaired(line)).toEqual([[note.brackets(sign), marked, mended]])
  })
})

test.each([
  [
    'a: {b: c ] d',
    [note.brackets('{'), '1: a: «{»b: c ] d', '1: a: {b: c } d'],
    [note.brackets('{'), '1: a: «{»b: c ] d', '1: a: {b: c ] d }'],
    [note.unopenedBracket(']'), '1: a: {b: c «]» d', '1: a: {b: c  d'],
  ],
  [
    'a: [b } c',
    [note.brackets('['), '1: a: «[»b } c', '1: a: [b ] c'],
    [note.brackets('['), '1: a: «[»b } c', '1: a: [b } c ]'],
    [note.unopenedBracket('}'), '1: a: [b «}» c', '1: a: [b  c'],
  ],
])('%j closes with the wrong bracket: it is swapped, or too much', (line, ...repairs) => {
  expect(repaired(line)).toEqual(repairs)
})

test.each([
  [
    'a: b }',
    [note.unopenedBracket('}'), '1: a: b «}»', '1: a: { b }'],
    [note.unopenedBracket('}'), '1: a: b «}»', '1: { a: b }'],
    [note.unopenedBracket('}'), '1: a: b «}»', '1: a: b '],
  ],
  [
    '- a: b ]',
    [note.unopenedBracket(']'), '1: - a: b «]»', '1: - a: [b ]'],
    [note.unopenedBracket(']'), '1: - a: b «]»', '1: - [a: b ]'],
    [note.unopenedBracket(']'), '1: - a: b «]»', '1: - a: b '],
  ],
  [
    'a: b } ]',
    [note.unopenedBracket('}'), '1: a: b «}» ]', '1: a: { b } ]'],
    [note.unopenedBracket('}'), '1: a: b «}» ]', '1: { a: b } ]'],
    [note.unopenedBracket('}'), '1: a: b «}» ]', '1: a: b  ]'],
    [note.unopenedBracket(']'), '1: a: b } «]»', '1: a: b } '],
  ],
  [
    'a{}}',
    [note.unopenedBracket('}'), '1: a{}«}»', '1: { a{}}'],
    [note.unopenedBracket('}'), '1: a{}«}»', '1: { a{}}'],
    [note.unopenedBracket('}'), '1: a{}«}»', '1: a{}'],
  ],
])(
  '%j closes what is not open: it opens before the value or the key, or is too much',
  (line, ...repairs) => {
    expect(repaired(line)).toEqual(repairs)
  },
)

describe('a key between brackets is parted by a comma from the value before it', () => {
  test.each([
    ['a: {b: c d: e}', ['1: a: {b: c «d»: e}', '1: a: {b: c, d: e}']],
    ['a: [b c-d: e]', ['1: a: [b «c-d»: e]', '1: a: [b, c-d: e]']],
    [
      'a: {b: c  d: e f: g}',
      ['1: a: {b: c « d»: e f: g}', '1: a: {b: c,  d: e f: g}'],
      ['1: a: {b: c  d: e «f»: g}', '1: a: {b: c  d: e, f: g}'],
    ],
  ])('%j', (line, ...repairs) => {
    expect(repaired(line)).toEqual(repairs.map((one) => [note.missingComma(), ...one]))
  })
})

describe('a quote between brackets may close before each comma and bracket, and at the end', () => {
  const double = note.unclosedQuote('"')
  const single = note.unclosedQuote("'")
  test.each([
    [
      "a: {b: 'c, d: e }",
      [single, "1: a: {b: «'»c, d: e }", "1: a: {b: 'c', d: e }"],
      [single, "1: a: {b: «'»c, d: e }", "1: a: {b: 'c, d: e' }"],
      [single, "1: a: {b: «'»c, d: e }", "1: a: {b: 'c, d: e '}"],
      [single, "1: a: {b: «'»c, d: e }", "1: a: {b: 'c, d: e }'"],
    ],
    [
      '- [\'b, "c]',
      [double, '1: - [\'b, «"»c]', '1: - [\'b, "c"]'],
      [double, '1: - [\'b, «"»c]', '1: - [\'b, "c]"'],
      [single, '1: - [«\'»b, "c]', "1: - ['b', \"c]"],
      [single, '1: - [«\'»b, "c]', "1: - ['b, \"c']"],
      [single, '1: - [«\'»b, "c]', "1: - ['b, \"c]'"],
    ],
    [
      '- {  "b  ]}',
      [double, '1: - {  «"»b  ]}', '1: - {  "b"  ]}'],
      [double, '1: - {  «"»b  ]}', '1: - {  "b " ]}'],
      [double, '1: - {  «"»b  ]}', '1: - {  "b  "]}'],
      [double, '1: - {  «"»b  ]}', '1: - {  "b  ]"}'],
      [double, '1: - {  «"»b  ]}', '1: - {  "b  ]}"'],
    ],
  ])('%j', (line, ...repairs) => {
    const quotes = repaired(line).filter(([about]) => about.code === 'yaml/unclosed-quote')
    expect(quotes).toEqual(repairs)
  })

  test.each(['a: x {b: "c"}', "a: {b's: c}", 'a: x, "b'])('%j has none of these', (line) => {
    expect(repaired(line)).toEqual([])
  })
})

describe('a comma at the end of a line', () => {
  test.each([
    [['a: {', 'b: c  ', '', '  d-e: f', '}'], '3:   «d-e»: f', '1: b: c,'],
    [['a: {', 'b: "c"', '"de": f', '}'], '2: «"»de": f', '1: b: "c",'],
    [['a: {', 'b: [{c, d}]', 'e: f', '}'], '2: «e»: f', '1: b: [{c, d}],'],
    [['a: [', 'b }', 'c d', ']'], '2: «c» d', '1: b },'],
  ])('%j: the word that follows is marked', (lines, marked, mended) => {
    expect(missingCommaAtEnd(lines, 1).map((one) => shown(lines, one))).toEqual([
      [note.missingComma(), marked, mended],
    ])
  })

  test.each([
    [['a: {', 'b: c, ', 'd: e']],
    [['a: {', 'b: { ', 'd: e']],
    [['a: {', 'b: [', 'd: e']],
    [['a: {', 'b: c', '}']],
    [['a: {', 'b: c', '  ] # end']],
    [['a: {', 'b: c', '']],
    [['a: {']],
  ])('%j: none is missing', (lines) => {
    expect(missingCommaAtEnd(lines, 1)).toEqual([])
  })

  test('a bracket that closes later in the line that follows is no end of the list', () => {
    expect(missingCommaAtEnd(['a', 'b ]'], 0)).toHaveLength(1)
  })
})

describe('what opens on an earlier line is closed before a line that is in the way', () => {
  test.each([
    ['{', ['a: {', '  b: c,  ', '', 'd: e'], '0: a: «{»', '1:   b: c }'],
    ['[', ['a: [', '  b, c', '', 'd: e'], '0: a: «[»', '1:   b, c ]'],
  ])('%s in %j', (sign, lines, marked, mended) => {
    const repairs = closedBefore(lines, 3, sign, { line: 0, column: 3 })
    expect(repairs.map((one) => shown(lines, one))).toEqual([[note.brackets(sign), marked, mended]])
  })

  test('it may be closed on the line on which it opens', () => {
    const lines = ['x:', 'a: {b', 'c: d']
    const repairs = closedBefore(lines, 2, '{', { line: 1, column: 3 })
    expect(repairs.map((one) => shown(lines, one))).toEqual([
      [note.brackets('{'), '1: a: «{»b', '1: a: {b }'],
    ])
  })

  test.each([
    ['another sign opens', ['a: (', 'b'], 1, '(', 0],
    ['there is no line before it', ['a: {', 'b'], 0, '{', 0],
    ['the line before it is above the bracket', ['x:', 'a: {', 'b'], 1, '{', 1],
  ])('there is nothing to close where %s', (_, lines, at, sign, line) => {
    expect(closedBefore(lines, at, sign, { line, column: 3 })).toEqual([])
  })
})
