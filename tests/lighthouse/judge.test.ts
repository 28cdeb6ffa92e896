import { describe, expect, test } from 'vitest'
import type { PageData } from '../../src/model.ts'
import { good } from './good.ts'
import { complaintsOf, wasBusy } from './judge.ts'
import { pagePerLayout } from './layouts.ts'

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

  test('counts only if the machine had time for it', () => {
    expect(wasBusy(good, 1000)).toBe(false)
    expect(wasBusy(good, 2000)).toBe(true)
  })
})

test('one page stands for all that are made of the same kinds', () => {
  const page = (path: string, ...kinds: string[]): PageData =>
    // Only these fields tell layouts apart.
    ({ path, sections: kinds.map((kind) => ({ kind })) }) as unknown as PageData
  const pages = [page('/a', 'hero'), page('/b', 'hero', 'grid'), page('/c', 'hero', 'hero')]
  expect(pagePerLayout(pages).map(({ path }) => path)).toEqual(['/a', '/b'])
})
