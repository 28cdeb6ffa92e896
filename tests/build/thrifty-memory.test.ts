import { expect, test } from 'vitest'
import { tidyUp } from '../../src/build/thrifty-memory.ts'

/** How much is left behind; bytes. */
const LEFT = 40_000_000

/** Not among what the engine holds of a function that is under way. */
function leaveBehind(): void {
  expect(Array.from({ length: LEFT / 8 }, (_, index) => index / 2)).not.toHaveLength(0)
}

test('what is left behind is given back at once', () => {
  tidyUp()
  const before = process.memoryUsage().heapUsed
  leaveBehind()
  expect(process.memoryUsage().heapUsed).toBeGreaterThan(before + LEFT)
  tidyUp()
  expect(process.memoryUsage().heapUsed).toBeLessThan(before + LEFT / 4)
})
