import { expect, test } from 'vitest'
import { withTimeout } from '../../../src/contact/timeout.ts'

test('returns the result and clears the timer', async () => {
  const countTimers = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = countTimers()
  expect(await withTimeout(Promise.resolve(7), 60_000)).toBe(7)
  await expect(withTimeout(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no')
  expect(countTimers()).toBe(before)
})
