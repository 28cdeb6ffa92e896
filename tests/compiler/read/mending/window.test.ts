import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownIn, windowAround } from '../../../../src/compiler/read/mending/window.ts'

const keys = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `k${index}: 0`)

/** Keys side by side, but for the lines that are given by number. */
const keysBut = (count: number, others: Readonly<Record<number, string>>): string[] =>
  keys(count).map((key, index) => others[index] ?? key)

/** Keys side by side, some of them between braces; the brace that opens is no line under which they stand. */
const withBraces = (count: number, open: number, close: number): string[] =>
  keys(count).map((key, index) => {
    if (index === open) return 'open:'
    if (index === open + 1) return '  {'
    if (index === close) return ' }'
    return index > open && index < close ? ` ${key},` : key
  })

describe('the lines around some place', () => {
  test('are ten on either side', () => {
    expect(windowAround(keys(300), [150])).toEqual({ above: [], from: 140, end: 160 })
  })
  test('are counted from the first and from the last place', () => {
    expect(windowAround(keys(300), [150, 145, 155])).toEqual({ above: [], from: 135, end: 165 })
  })
  test('begin and end with the text', () => {
    expect(windowAround(keys(300), [3])).toEqual({ above: [], from: 0, end: 13 })
    expect(windowAround(keys(300), [298])).toEqual({ above: [], from: 288, end: 300 })
  })
  test('are still ten if the place itself, or a line behind it, is no YAML', () => {
    expect(windowAround(keysBut(300, { 150: 'a: ]' }), [150]).from).toBe(140)
    expect(windowAround(keysBut(300, { 151: 'a: ]' }), [150]).from).toBe(140)
    expect(windowAround(keysBut(300, { 151: 'a: ]' }), [152, 151]).from).toBe(141)
  })
  test.for([
    ['thirty', 130, 145, { above: [], from: 120, end: 180 }],
    ['a hundred', 90, 145, { above: [], from: 50, end: 250 }],
    ['all there are', 10, 149, { above: [], from: 0, end: 300 }],
  ] as const)('are %s where braces before them would be cut', ([, open, close, window]) => {
    expect(windowAround(withBraces(300, open, close), [150])).toEqual(window)
  })
  test('are all there are if a line before the place is no YAML', () => {
    const lines = keysBut(300, { 149: 'a: ]' })
    expect(windowAround(lines, [150])).toEqual({ above: [], from: 0, end: 300 })
  })
  test('always hold the places', () => {
    const line = fc.constantFrom('a: 1', '  b: 1', '- c', '', '# d', '    e: [', '  }', 'f: "')
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.array(fc.nat(59), { minLength: 1, maxLength: 3 }),
        (lines, places) => {
          const suspects = places.map((place) => place % lines.length)
          const { from, end } = windowAround(lines, suspects)
          for (const suspect of suspects) {
            expect(from).toBeLessThanOrEqual(suspect)
            expect(end).toBeGreaterThan(suspect)
          }
        },
      ),
    )
  })
})

describe('the lines above', () => {
  const deep = (count: number): string[] => keys(count).map((key) => `      ${key}`)
  const head = ['a:', '  b: 1', '  c: 2', '  # n', '  d:', '', '# m', '    - e: 1']

  test('are those under which the others stand, the outermost first', () => {
    const lines = [...head, ...deep(40)]
    const above = ['a:', '  d:', '    - e: 1']
    expect(windowAround(lines, [30])).toEqual({ above, from: 20, end: 40 })
  })
  test('are those of the first line with content', () => {
    const lines = [...head, ...deep(40)]
    lines[20] = ''
    lines[21] = '# o'
    expect(windowAround(lines, [30]).above).toEqual(['a:', '  d:', '    - e: 1'])
  })
  test('are none of the lines around', () => {
    const lines = [...head, ...deep(40)]
    lines[21] = '    - e: 2'
    expect(windowAround(lines, [30]).above).toEqual(['a:', '  d:', '    - e: 1'])
  })
  test('are not looked for if all the lines around are empty', () => {
    const lines = ['a:', '  b: 1', ...Array.from({ length: 40 }, () => '')]
    expect(windowAround(lines, [30])).toEqual({ above: [], from: 0, end: 42 })
  })
  test('count when it is asked whether something is wrong before the place', () => {
    const lines = [...head, ...deep(40)]
    expect(windowAround(lines.with(30, '      a: ]'), [30]).from).toBe(20)
    expect(windowAround(lines.with(29, '      a: ]'), [30]).from).toBe(0)
  })
})

test('what is shown is the lines above and the lines around', () => {
  const lines = ['a:', '  b: 1', '  c: 2', '  d: 3']
  expect(shownIn(lines, { above: ['x:', ' y:'], from: 1, end: 3 })).toEqual([
    'x:',
    ' y:',
    '  b: 1',
    '  c: 2',
  ])
})
