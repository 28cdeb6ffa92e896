import { expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { first } from './first.ts'
import { second } from './second.ts'

// Two people have read the specification; where they differ, one of them has misread it.
test.each(Object.keys(first) as (keyof Facts)[])('both transcripts agree on %s', (name) => {
  expect(second[name]).toEqual(first[name])
})

test('both transcripts have the same parts', () => {
  expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort())
})
