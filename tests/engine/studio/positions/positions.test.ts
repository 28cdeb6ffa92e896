import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Path } from '../../../../src/content/model.ts'
import { comparePositions, mapChange } from '../../../../src/studio/positions/compare-positions.ts'
import { mapInsertion, mapPath } from '../../../../src/studio/positions/position-map.ts'
import { runs } from '../../properties/runs.ts'

const words = (...texts: string[]) => texts.map((text) => `${text} some words about ${text}`)

test.each<[name: string, before: string[], after: string[], to: (number | null)[]]>([
  ['an insertion before', words('a', 'b'), words('n', 'a', 'b'), [1, 2]],
  ['a deletion', words('a', 'b', 'c'), words('b', 'c'), [null, 0, 1]],
  ['a move', words('a', 'b', 'c'), words('c', 'a', 'b'), [1, 2, 0]],
  ['a change', words('a', 'b'), ['a some words about it', ...words('b')], [0, 1]],
  ['a rewritten item', words('a', 'b'), ['else', ...words('b')], [0, 1]],
  [
    'an insertion before a changed item',
    ['Alpha stands here today'],
    ['Nothing of that', 'Alpha stands here still'],
    [1],
  ],
])('follows list items through %s', (_, before, after, to) => {
  const maps = [comparePositions({ list: before }, { list: after })]
  expect(before.map((__, index) => mapPath(['list', index], maps)?.[1] ?? null)).toEqual(to)
})

test('follows nested positions and reports deleted keys', () => {
  const before = {
    pages: [
      { id: 'a', parts: ['x', 'y'] },
      { id: 'b', title: 'T' },
    ],
  }
  const after = { pages: [{ id: 'n' }, { id: 'a', parts: ['z', 'x', 'y'] }, { id: 'b' }] }
  const maps = [comparePositions(before, after)]
  expect(mapPath(['pages', 0, 'parts', 1], maps)).toEqual(['pages', 1, 'parts', 2])
  expect(mapPath(['pages', 1, 'title'], maps)).toBeUndefined()
  // Values that are not in the file, and places for new items.
  expect(mapPath(['pages', 1, 'added'], maps)).toEqual(['pages', 2, 'added'])
  expect(mapInsertion(['pages', 0, 'parts', 2], maps)).toEqual(['pages', 1, 'parts', 3])
  expect(mapInsertion(['pages', 0, 'parts', 0], maps)).toEqual(['pages', 1, 'parts', 1])
})

test('unique items are found after random insertions, deletions and moves, as the exact map does', () => {
  const change = fc.record({
    do: fc.constantFrom('insert', 'remove', 'move'),
    from: fc.nat(),
    to: fc.nat(),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(change), (length, changes) => {
      const before = { list: Array.from({ length }, (_, index) => `item ${index}`) }
      let now = before
      const exact = changes.flatMap((one, number) => {
        const { length: size } = now.list
        if (size === 0) return []
        const at: Path = ['list', one.from % size]
        const to = one.to % size
        const list =
          one.do === 'insert'
            ? now.list.toSpliced(Number(at[1]), 0, `new ${number}`)
            : now.list.toSpliced(Number(at[1]), 1)
        if (one.do === 'move') list.splice(to, 0, now.list[Number(at[1])] ?? '')
        const made =
          one.do === 'insert'
            ? ({ do: 'insert', at, value: '' } as const)
            : one.do === 'remove'
              ? ({ do: 'remove', at } as const)
              : ({ do: 'move', at, to } as const)
        const map = mapChange(made, now)
        now = { list }
        return map ? [map] : []
      })
      const compared = [comparePositions(before, now)]
      for (const [index, item] of before.list.entries()) {
        const found = now.list.indexOf(item)
        const expected = found === -1 ? undefined : ['list', found]
        expect(mapPath(['list', index], exact)).toEqual(expected)
        // A rewritten item looks like a deletion and an insertion.
        if (expected) expect(mapPath(['list', index], compared)).toEqual(expected)
      }
    }),
    { numRuns: runs * 5 },
  )
})
