import { describe, expect, test } from 'vitest'
import { isTelling, slowdown } from './machine.ts'

test('the phone is the same one on every machine that is faster', () => {
  expect([6400, 3200, 1600, 800].map(slowdown)).toEqual([8, 4, 2, 1])
  expect(slowdown(400)).toBe(1)
})

describe('a run tells', () => {
  test.each([
    ['all if the machine is as fast as before', 3000, 2300, true, true],
    ['all if the machine is as slow as before', 2300, 3000, false, true],
    ['what is good if it has become slower', 3000, 2200, true, true],
    ['not what is bad if it has become slower', 3000, 2200, false, false],
    ['what is bad if it has become faster', 2200, 3000, false, true],
    ['not what is good if it has become faster', 2200, 3000, true, false],
  ])('%s', (_, before, after, isGood, tells) => {
    expect(isTelling(before, after, isGood)).toBe(tells)
  })
})
