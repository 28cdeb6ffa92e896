import { describe, expect, test } from 'vitest'
import {
  createSource,
  getLineText,
  toPoint,
  toRange,
} from '../../../../src/content/diagnostics/position.ts'

/** Line and column of an offset. @param written lines that the file has otherwise */
const at = (text: string, offset: number, written?: ReadonlyMap<number, string>) => {
  const { line, column } = toPoint(createSource('x', text, written), offset)
  return [line, column]
}

describe('toPoint', () => {
  test.each([
    ['', 0, [1, 1]],
    ['', 5, [1, 1]],
    ['ab', -1, [1, 1]],
    ['ab', 99, [1, 3]],
    ['\ufeffab', 0, [1, 1]],
    ['\ufeffab', 1, [1, 1]],
    ['\ufeffab\nc', 2, [1, 2]],
    ['\ufeffab\nc', 4, [2, 1]],
    ['😀b', 2, [1, 3]],
  ])('in %j at %i', (text, offset, point) => expect(at(text, offset)).toEqual(point))

  test('agrees with counting lines at every offset', () => {
    const text = 'one\n\ntwo: 2\r\n  three\n'
    for (let offset = 0; offset <= text.length; offset += 1) {
      const before = text.slice(0, offset).split('\n')
      expect(at(text, offset)).toEqual([before.length, (before.at(-1) ?? '').length + 1])
    }
  })

  test.each([
    [1, [1, 2]],
    [2, [2, 1]],
    [5, [2, 4]],
    [7, [2, 4]],
    [12, [2, 9]],
  ])('maps a changed line to the line in the file: offset %i', (offset, point) => {
    expect(at('a\nkey: value\n', offset, new Map([[2, 'keyvalue']]))).toEqual(point)
  })

  test.each(['abXY', 'abcde'])('is unchanged before a changed end: %s', (written) => {
    expect([0, 1].map((offset) => at('ab', offset, new Map([[1, written]])))).toEqual([
      [1, 1],
      [1, 2],
    ])
  })
})

test('a range never ends before it starts', () => {
  const point = { line: 1, column: 3 }
  expect(toRange(createSource('x', 'abc'), { start: 2, end: 0 })).toEqual({
    start: point,
    end: point,
  })
})

test('getLineText excludes line ends and returns an empty text outside the file', () => {
  const source = createSource('x', '\ufeffa\r\n\nb \n')
  expect([0, 1, 2, 3, 4, 5].map((line) => getLineText(source, line))).toEqual([
    '',
    'a',
    '',
    'b ',
    '',
    '',
  ])
})
