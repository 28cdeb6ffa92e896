import { describe, expect, test } from 'vitest'
import type { PageData } from '../../src/model.ts'
import { paint } from '../budgets.ts'
import { type Audit, slowdownOn } from './audit.ts'
import { complaintsOf, counted, isSteady, outweighing } from './judge.ts'
import { pagePerLayout } from './layouts.ts'

const good: Audit = {
  path: '/Page',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstPaint: 800,
  largestPaint: paint.largestMs,
  blocked: paint.blockedMs,
  shift: paint.shift,
  bytes: paint.bytes,
  earlyScripts: paint.earlyScripts,
  work: 500,
  machine: 1000,
  remarks: [],
}

describe('what is said of a run', () => {
  test('is nothing if it keeps to all limits', () => expect(complaintsOf(good)).toEqual([]))

  test.for(Object.keys(good.scores))('names 99 points for %s', (name) => {
    const run = { ...good, scores: { ...good.scores, [name]: 99 }, remarks: ['Low contrast'] }
    expect(complaintsOf(run)).toEqual([`/Page: 99 of 100 for ${name} (Low contrast)`])
  })

  test.for(['largestPaint', 'blocked', 'shift', 'bytes', 'earlyScripts'] as const)(
    'names too much of %s, and none at all',
    (name) => {
      expect(complaintsOf({ ...good, [name]: good[name] * 1.01 })).toHaveLength(1)
      expect(complaintsOf({ ...good, [name]: Number.NaN })).toHaveLength(1)
    },
  )
})

describe('a run counts', () => {
  const slow = { ...good, blocked: paint.blockedMs + 1 }
  const with84 = { ...good, work: good.work * 0.84 }

  test('if it is good, whatever the others are', () =>
    expect(counted([good, with84])).toEqual([good, with84]))

  test.for([
    { largestPaint: paint.largestMs + 1 },
    { blocked: paint.blockedMs + 1 },
    { scores: { ...good.scores, performance: 99 } },
  ])(
    'not if it was only slow, and the same work took clearly less time in another: %o',
    (change) => {
      const run = { ...good, ...change }
      expect(counted([run])).toEqual([run])
      expect(counted([run, with84])).toEqual([with84])
      expect(counted([run, { ...good, work: good.work * 0.86 }])).toHaveLength(2)
      expect(counted([run, { ...good, work: Number.NaN }])).toContain(run)
    },
  )

  test.for([
    { shift: good.shift * 1.01 },
    { bytes: good.bytes * 1.01 },
    { earlyScripts: good.earlyScripts * 1.01 },
    { scores: { ...good.scores, seo: 99 } },
  ])('if anything else is wrong with it: %o', (change) => {
    const run = { ...slow, ...change }
    expect(counted([run, with84])).toContain(run)
  })

  test('if a page is always slow', () => {
    const runs = [slow, { ...slow, work: slow.work * 0.9 }, { ...slow, work: slow.work * 1.05 }]
    expect(counted(runs)).toEqual(runs)
  })

  test.for([
    [1000, 1000, 1000, true],
    [1000, 760, 1000, true],
    [1000, 740, 1000, false],
    [1000, 1000, 1400, false],
  ] as const)('if the machine kept its speed: %i, %i, %i', ([one, two, three, counts]) => {
    expect(isSteady(one, two, three)).toBe(counts)
  })
})

describe('three runs are asked for', () => {
  const slow = { ...good, blocked: paint.blockedMs + 1 }
  const times = (count: number, run: Audit) => Array.from({ length: count }, () => run)

  test.for([
    [2, 0, false],
    [3, 0, true],
    [5, 1, false],
    [6, 1, true],
    [8, 2, false],
    [9, 2, true],
    [0, 11, false],
  ] as const)('%i quick ones and %i slow ones are enough: %s', ([quick, slows, enough]) => {
    const runs = [...times(slows, slow), ...times(quick, good)]
    expect(outweighing(runs, 3)).toEqual(enough ? times(quick, good) : undefined)
  })

  test('and one in which anything else is wrong is never outweighed', () => {
    const wrong = { ...good, bytes: good.bytes + 1 }
    expect(outweighing([wrong, ...times(10, good)], 3)).toBeUndefined()
  })

  test('and slow ones that do not count need not be outweighed', () => {
    const disturbed = { ...slow, work: good.work * 1.3 }
    expect(outweighing([disturbed, ...times(3, good)], 3)).toEqual(times(3, good))
  })
})

describe('the phone', () => {
  test.for([1000, 2000, 3200])('is as fast on a machine of %i as on any other', (index) => {
    expect(index / slowdownOn(index)).toBe(800)
  })

  test('is never more than four times slower, nor faster than the machine', () => {
    expect(slowdownOn(9000)).toBe(4)
    expect(slowdownOn(100)).toBe(1)
  })
})

test('one page stands for all that are made of the same kinds', () => {
  const page = (path: string, ...kinds: string[]): PageData =>
    // Only these fields tell layouts apart.
    ({ path, sections: kinds.map((kind) => ({ kind })) }) as unknown as PageData
  const pages = [page('/a', 'hero'), page('/b', 'hero', 'grid'), page('/c', 'hero', 'hero')]
  expect(pagePerLayout(pages).map(({ path }) => path)).toEqual(['/a', '/b'])
})
