import { afterEach, expect, test, vi } from 'vitest'
import { pauseOf } from '../../../src/contact/sender.ts'

const timing = { first: 100, longest: 1000 }

afterEach(() => vi.restoreAllMocks())

test.for([
  [0, 0, 75],
  [0, 0.5, 100],
  [1, 0.5, 200],
  [3, 0, 600],
  [3, 1, 1000],
  [4, 0.5, 1000],
  [4, 1, 1250],
  [2000, 0, 750],
] as const)('after %d failures, by a chance of %d, it is %d ms', ([failures, chance, ms]) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  expect(pauseOf(timing, failures)).toBe(ms)
})
