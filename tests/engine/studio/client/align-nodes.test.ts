import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignNodes } from '../../../../src/studio/client/align-nodes.ts'

const texts = fc.array(fc.constantFrom('a', 'b', 'c', ' d '), { maxLength: 9 })

/** Length of the longest common subsequence. */
function most([one, ...rest]: readonly string[], other: readonly string[]): number {
  if (one === undefined) return 0
  const at = other.indexOf(one)
  const without = most(rest, other)
  return at === -1 ? without : Math.max(without, 1 + most(rest, other.slice(at + 1)))
}

test('aligns the longest common subsequence of both lists', () => {
  fc.assert(
    fc.property(texts, texts, (page, rendered) => {
      const live = page.map((text) => text.trim())
      const there = rendered.map((text) => text.trim())
      const nodes = rendered.map((text) => ({ text, textIndex: undefined }))
      const places = alignNodes(live, nodes)
      expect(places).toHaveLength(live.length)
      const found = places.filter((at) => at !== undefined)
      expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
      for (const [index, at] of places.entries())
        if (at !== undefined) expect(there[at]).toBe(live[index])
      expect(found).toHaveLength(most(live, there))
    }),
  )
})
