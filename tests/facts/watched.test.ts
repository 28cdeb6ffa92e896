import { expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { first } from './first.ts'
import { SITE_TEXT, siteOf } from './site.ts'
import { checks } from './topics.ts'

const site = siteOf(SITE_TEXT)

/** The table with one value changed. */
interface Change {
  readonly place: string
  readonly facts: Facts
}

/** A value that no page has instead. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1000
  return typeof value === 'string' ? `${value}zzz` : value
}

/** Every single string and number of a value, changed, one a time. */
function* changesOf(value: unknown, place: string): Generator<readonly [string, unknown]> {
  if (value === null || typeof value !== 'object') {
    // A flag only says how strictly the number beside it is taken.
    if (typeof value !== 'boolean') yield [place, otherThan(value)]
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    for (const [where, changed] of changesOf(inner, `${place}.${key}`)) {
      yield [
        where,
        Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
      ]
    }
  }
}

const changes: Change[] = [...changesOf(first, '')].map(([place, facts]) => ({
  place,
  // Only strings and numbers are others: it still has the type of the table.
  facts: facts as Facts,
}))

test('a change to any fact of the table is noticed', () => {
  const before = checks.map(([, check]) => check(site, first).join())
  const isNoticed = (facts: Facts) =>
    checks.some(([, check], index) => check(site, facts).join() !== before[index])
  const unnoticed = changes.filter(({ facts }) => !isNoticed(facts)).map(({ place }) => place)
  expect(changes.length).toBeGreaterThan(500)
  expect(unnoticed).toEqual([])
})
