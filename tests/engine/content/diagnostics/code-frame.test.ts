/** Commands and the studio call this function directly. */
import { describe, expect, test } from 'vitest'
import { formatCodeFrame } from '../../../../src/content/diagnostics/code-frame.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'

const frame = (text: string, start: [number, number], end: [number, number], context?: number) => {
  const point = ([line, column]: [number, number]) => ({ line, column })
  return formatCodeFrame(
    createSource('x', text),
    { start: point(start), end: point(end) },
    context,
  ).split('\n')
}

const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')

describe('codeFrame', () => {
  test('shows two lines before and after and marks the range', () => {
    expect(frame(lines, [5, 6], [5, 7])).toEqual([
      '  3 | line 3',
      '  4 | line 4',
      '> 5 | line 5',
      '    |      ^',
      '  6 | line 6',
      '  7 | line 7',
    ])
  })

  test.each([
    ['tabs', '\ta: b', '→a: b'],
    ['a carriage return', 'a\rb', 'a□b'],
    ['a zero', 'a\u0000b', 'a□b'],
    ['what turns the direction', 'a\u202eb', 'a□b'],
    ['line separators', 'a\u2028b', 'a□b'],
    ['a second byte order mark', 'a\ufeffb', 'a□b'],
  ])('shows %s as one visible column', (_, text, shown) => {
    expect(frame(text, [1, 2], [1, 3], 0)).toEqual([`> 1 | ${shown}`, '    |  ^'])
  })

  test.each(['x', '\t'])('cuts long lines around the range (%j)', (letter) => {
    const text = `${letter.repeat(4_000)}HERE${letter.repeat(4_000)}`
    const [shown = '', mark = ''] = frame(text, [1, 4_001], [1, 4_005], 0)
    expect(shown.length).toBeLessThan(120)
    expect(shown.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
  })
})
