import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anatomyOf,
  applied,
  indentOf,
  isEmpty,
  isMarker,
  neighbour,
  parentOf,
  rewrite,
} from '../../../../src/compiler/read/mending/repair.ts'
import { syntax } from '../../../../src/diagnostics/yaml-notes.ts'

test('a line is rewritten with a mark', () => {
  expect(rewrite(2, 'a: b', syntax(), 1, 3)).toEqual({
    note: syntax(),
    line: 2,
    from: 1,
    to: 3,
    lines: new Map([[2, 'a: b']]),
  })
})

test('a mark is never empty', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (from, to) => {
      const mark = rewrite(0, '', syntax(), from, to)
      expect(mark.from).toBe(from)
      expect(mark.to).toBe(to > from ? to : from + 1)
    }),
  )
})

test('a repair changes its lines and no others', () => {
  const repair = {
    ...rewrite(0, '', syntax(), 0, 1),
    lines: new Map([
      [0, ''],
      [2, 'C'],
    ]),
  }
  expect(applied(['a', 'b', 'c', 'd'], repair)).toEqual(['', 'b', 'C', 'd'])
})

test.each([
  ['', 0],
  ['a  b', 0],
  ['   - a  b', 3],
  [' \ta', 1],
])('%j is indented by %i', (line, indent) => {
  expect(indentOf(line)).toBe(indent)
})

test.each(['', '  ', '\t', '# a', '  \t#a', '#'])('%j is empty', (line) => {
  expect(isEmpty(line)).toBe(true)
})

test.each(['a', '  a', 'a # b', '- #', '  a #'])('%j is not empty', (line) => {
  expect(isEmpty(line)).toBe(false)
})

test.each([
  ...['---', '--- a', '...', '<<<<<<< ours', '=======', '>>>>>>> theirs', '// a', '  // a'],
  ...['/* a', '\t/* a', '<!-- a', ' <!--'],
])('%j is there by mistake', (line) => {
  expect(isMarker(line)).toBe(true)
})

test.each([
  ...['a', '- a', '  ---', 'a: ---', ' ...', 'abc', 'a ...', '<<<<<< a', 'a <<<<<<<', '======'],
  ...['a =======', 'a >>>>>>>', '>>>>>> a', 'a: // b', 'a: /* b', 'a: <!-- b', '/a', '<a'],
])('%j may be meant', (line) => {
  expect(isMarker(line)).toBe(false)
})

describe('the next line with content', () => {
  const lines = ['a', '', ' # b', 'c', 'd', ' ']

  test.each([
    [0, 1, 3],
    [3, 1, 4],
    [3, -1, 0],
    [4, -1, 3],
    [-1, 1, 0],
    [6, -1, 4],
    [4, 1, undefined],
    [0, -1, undefined],
    [5, 1, undefined],
  ] as const)('from line %i in direction %i it is %s', (at, direction, expected) => {
    expect(neighbour(lines, at, direction)).toBe(expected)
  })
})

test.each([
  [1, 0],
  [3, 1],
  [4, 1],
  [5, 0],
  [0, undefined],
  [6, undefined],
])('line %i stands under line %s', (at, parent) => {
  const lines = ['a:', '  b:', '# note', '    c: d', '    e: f', '  g: h', 'i: j']
  expect(parentOf(lines, at)).toBe(parent)
})

test('a line that is not there stands under none', () => {
  expect(parentOf(['a:', '  b: c'], 2)).toBeUndefined()
})

test.each([
  ['', '', '', ''],
  ['a: b', '', 'a: ', 'b'],
  ['a:', '', 'a:', ''],
  ['  - -\ta: b  ', '  - -\t', 'a: ', 'b'],
  ['\ta \t:\t b c', '\t', 'a \t:\t ', 'b c'],
  ['a:b', '', '', 'a:b'],
  ['- b c', '- ', '', 'b c'],
  ['-b', '', '', '-b'],
  ['-  -  b', '-  -  ', '', 'b'],
  ['Größe.1_a-b: c', '', 'Größe.1_a-b: ', 'c'],
  ['a b: c', '', '', 'a b: c'],
  ['a:  ', '', 'a:  ', ''],
  ['"a": b', '', '', '"a": b'],
  ['a: b: c', '', 'a: ', 'b: c'],
])('%j has the parts %j, %j and %j', (line, lead, key, value) => {
  expect(anatomyOf(line)).toEqual({ lead, key, value })
})

test('a line that goes on behind a separator is not taken apart, rather than cut', () => {
  expect(anatomyOf('- a: b\u2028c')).toEqual({ lead: '', key: '', value: '' })
})
