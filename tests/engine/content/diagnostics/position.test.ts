/** Positions are compared at every offset, also of text that is not a site. */
import { describe, expect, test } from 'vitest'
import { createSource, toPoint } from '../../../../src/content/diagnostics/position.ts'

/** Line and column of an offset. */
const at = (text: string, offset: number, written?: ReadonlyMap<number, string>) => {
  const { line, column } = toPoint(createSource('x', text, written), offset)
  return [line, column]
}

describe('toPoint', () => {
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
})
