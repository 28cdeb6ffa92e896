import type { Client } from '@libsql/client'
import { afterEach, expect, test, vi } from 'vitest'
import { retryWhileBusy } from '../../../src/contact/retry.ts'

afterEach(() => vi.useRealTimers())

const busy = (code = 'SQLITE_BUSY') => Object.assign(new Error(code), { code })

/** A fake connection that records its calls. */
const createConnection = () => {
  const calls: string[] = []
  const execute = async (sql: string) => calls.push(sql)
  // `retryWhileBusy` uses only these two methods.
  const client = { execute, reconnect: () => calls.push('reconnect') } as unknown as Client
  return { client, calls }
}

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED'])(
  'retries on %s with a newly prepared connection',
  async (code) => {
    const { client, calls } = createConnection()
    let tries = 0
    const value = await retryWhileBusy(client, async () => {
      tries += 1
      if (tries < 3) throw busy(code)
      return 'stored'
    })
    expect([value, tries]).toEqual(['stored', 3])
    expect(calls.join()).toMatch(/^(reconnect(,PRAGMA \w+ = \w+){3},?){2}$/)
  },
)

test('gives up after eight seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { client } = createConnection()
  const countTries = async (stepMs: number) => {
    let tries = 0
    const result = retryWhileBusy(client, async () => {
      tries += 1
      vi.advanceTimersByTime(stepMs)
      throw busy()
    })
    await expect(result).rejects.toThrow('SQLITE_BUSY')
    return tries
  }
  expect([await countTries(4000), await countTries(8001)]).toEqual([3, 1])
})

test('rejects at once on any other error', async () => {
  const { client, calls } = createConnection()
  const work = vi.fn(async () => {
    throw busy('SQLITE_FULL')
  })
  await expect(retryWhileBusy(client, work)).rejects.toThrow()
  expect([work.mock.calls.length, calls]).toEqual([1, []])
})
