import { expect, test } from 'vitest'
import { withTimeout } from '../../../src/contact/timeout.ts'

test('what is done in time is given on, and nothing is left that would keep the process', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  expect(await withTimeout(Promise.resolve(7), 60_000)).toBe(7)
  await expect(withTimeout(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no')
  expect(timers()).toBe(before)
})
