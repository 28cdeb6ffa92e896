import type { Client } from '@libsql/client'
import { afterEach, expect, test, vi } from 'vitest'
import { retryWhileBusy } from '../../../src/contact/retry.ts'

afterEach(() => vi.useRealTimers())

const busy = (code = 'SQLITE_BUSY') => Object.assign(new Error(code), { code })

/** A connection that notes what is done with it. */
const connection = () => {
  const done: string[] = []
  const execute = async (sql: string) => done.push(sql)
  // Only these two are used.
  const client = { execute, reconnect: () => done.push('reconnect') } as unknown as Client
  return { client, done }
}

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED'])(
  '%s is waited for, each time over a connection that is prepared anew',
  async (code) => {
    const { client, done } = connection()
    let tries = 0
    const value = await retryWhileBusy(client, async () => {
      tries += 1
      if (tries < 3) throw busy(code)
      return 'stored'
    })
    expect([value, tries]).toEqual(['stored', 3])
    expect(done.join()).toMatch(/^(reconnect(,PRAGMA \w+ = \w+){3},?){2}$/)
  },
)

test('any other error is thrown at once', async () => {
  const { client, done } = connection()
  const work = vi.fn(async () => {
    throw busy('SQLITE_FULL')
  })
  await expect(retryWhileBusy(client, work)).rejects.toThrow()
  expect([work.mock.calls.length, done]).toEqual([1, []])
})

test('patience ends after eight seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { client } = connection()
  const timesOf = async (stepMs: number) => {
    let tries = 0
    const told = retryWhileBusy(client, async () => {
      tries += 1
      vi.advanceTimersByTime(stepMs)
      throw busy()
    })
    await expect(told).rejects.toThrow('SQLITE_BUSY')
    return tries
  }
  expect([await timesOf(4000), await timesOf(8001)]).toEqual([3, 1])
})
