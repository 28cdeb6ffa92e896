import { expect, test } from 'vitest'
import { withDeadline } from '../../../src/contact/deadline.ts'

test('what is done in time is given on, and nothing is left that would keep the process', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  expect(await withDeadline(Promise.resolve(7), 60_000)).toBe(7)
  await expect(withDeadline(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no')
  expect(timers()).toBe(before)
})
