import { expect, test } from 'vitest'
import { codeOf } from '../../../src/contact/busy.ts'
import { TookTooLong, withDeadline } from '../../../src/contact/deadline.ts'

const never = new Promise<never>(() => undefined)

test('what takes too long is given up, with a code', async () => {
  const error: unknown = await withDeadline(never, 5).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TookTooLong)
  expect(codeOf(error)).toBe('ETIMEDOUT')
  expect(String(error)).toMatch(/too long/)
})

test('what is done in time is given on, and nothing is left that would keep the process', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  expect(await withDeadline(Promise.resolve(7), 60_000)).toBe(7)
  await expect(withDeadline(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no')
  expect(timers()).toBe(before)
})

test.each([
  [Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  [Object.assign(new Error('x'), { code: 7 }), '7'],
  [new Error('x'), ''],
  [{ code: 'SQLITE_FULL' }, ''],
  [undefined, ''],
])('the code of %s', (error, code) => expect(codeOf(error)).toBe(code))
