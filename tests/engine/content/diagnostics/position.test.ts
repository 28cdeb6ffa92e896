import { describe, expect, test } from 'vitest'
import { lineAt, pointAt, rangeOf, sourceOf } from '../../../../src/content/diagnostics/position.ts'

const at = (text: string, offset: number) => {
  const { line, column } = pointAt(sourceOf('x', text), offset)
  return [line, column]
}

describe('pointAt', () => {
  test.each([
    ['', 0, [1, 1]],
    ['', 5, [1, 1]],
    ['ab', -1, [1, 1]],
    ['ab', 2, [1, 3]],
    ['ab', 99, [1, 3]],
    ['a\nb', 1, [1, 2]],
    ['a\nb', 2, [2, 1]],
    ['a\n', 2, [2, 1]],
    ['a\n\n\nb', 4, [4, 1]],
    ['a\r\nb', 3, [2, 1]],
    ['\ufeffab', 0, [1, 1]],
    ['\ufeffab', 1, [1, 1]],
    ['\ufeffab\nc', 2, [1, 2]],
    ['\ufeffab\nc', 4, [2, 1]],
    ['😀b', 2, [1, 3]],
  ])('%j at %i', (text, offset, point) => expect(at(text, offset)).toEqual(point))

  test('is the same in a line of which only the end has been changed', () => {
    const source = sourceOf('x', 'abc', new Map([[1, 'abcde']]))
    expect(pointAt(source, 1)).toEqual({ line: 1, column: 2 })
  })

  test('agrees with counting, at every offset', () => {
    const text = 'one\n\ntwo: 2\r\n  three\n'
    for (let offset = 0; offset <= text.length; offset += 1) {
      const before = text.slice(0, offset).split('\n')
      expect(at(text, offset)).toEqual([before.length, (before.at(-1) ?? '').length + 1])
    }
  })
})

describe('places of a changed line are those of the line in the file', () => {
  const source = sourceOf('x', 'a\nkey: value\n', new Map([[2, 'keyvalue']]))

  test.each([
    [2, 1],
    [5, 4],
    [7, 4],
    [12, 9],
  ])('offset %i is column %i', (offset, column) => {
    expect(pointAt(source, offset)).toEqual({ line: 2, column })
  })

  test('what has been cut off behind is no part of it', () => {
    const cut = sourceOf('x', 'ab', new Map([[1, 'abXY']]))
    expect([0, 1].map((offset) => pointAt(cut, offset).column)).toEqual([1, 2])
  })

  test('other lines are as they are', () =>
    expect(pointAt(source, 1)).toEqual({ line: 1, column: 2 }))
})

test('rangeOf never ends before it starts', () => {
  expect(rangeOf(sourceOf('x', 'abc'), { start: 2, end: 0 })).toEqual({
    start: { line: 1, column: 3 },
    end: { line: 1, column: 3 },
  })
})

test.each([
  [1, 'a'],
  [2, ''],
  [3, 'b '],
  [4, ''],
  [5, ''],
  [0, ''],
])('lineAt gives line %i without its end', (line, text) => {
  expect(lineAt(sourceOf('x', '\ufeffa\r\n\nb \n'), line)).toBe(text)
})
