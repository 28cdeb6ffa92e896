import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText } from '../../../../src/publish/social/fit-text.ts'

/** Characters are one em wide. */
const measures = { measure: (text: string) => text.length, capHeight: 0.7, leading: 1 }
const box = { width: 600, height: 400, maxLines: 3, maxSize: 100 }

const linesOf = (text: string, changes: Partial<typeof box> = {}) =>
  fitText(text, { ...box, ...changes }, measures)

describe('a text that is fitted into a box', () => {
  test('has as few and as even lines as possible', () => {
    expect(linesOf('aa bb cc').lines).toEqual(['aa', 'bb cc'])
    expect(linesOf('aaaaaaaaaa b c d').lines).toEqual(['aaaaaaaaaa', 'b c d'])
    expect(linesOf('aaa b c ddd', { width: 700 }).lines).toEqual(['aaa b', 'c ddd'])
  })

  const words = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 12 })

  test('keeps all words in order inside the box', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 4 }), (some, maxLines) => {
        const { lines, size } = linesOf(some.join(' '), { maxLines })
        expect(lines.join(' ')).toBe(some.join(' '))
        expect(lines.length).toBeLessThanOrEqual(maxLines)
        const widest = Math.max(...lines.map(measures.measure)) * size
        const tall = (measures.capHeight + (lines.length - 1) * measures.leading) * size
        expect(widest).toBeLessThanOrEqual(box.width + 1e-9)
        expect(tall).toBeLessThanOrEqual(box.height + 1e-9)
      }),
    )
  })
})
