import { expect, test } from 'vitest'
import { type TraceEvent, waitedFor } from './waiting.ts'

const ADDRESS = 'http://127.0.0.1/Page'
const event = (name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 2, ts: 100, args: {} },
  ...more,
})
const page = [
  event('thread_name', { ph: 'M', args: { name: 'CrRendererMain' } }),
  event('navigationStart', { ph: 'R', args: { data: { documentLoaderURL: ADDRESS } } }),
]
const task = { dur: 20_000, tdur: 15_000 }

test.each<readonly [what: string, events: readonly TraceEvent[], ms: number]>([
  ['a long task that had to wait', [event('RunTask', task)], 20],
  ['two of them', [event('RunTask', task), event('ThreadControllerImpl::RunTask', task)], 40],
  ['one that worked all the time', [event('RunTask', { dur: 20_000, tdur: 20_000 })], 0],
  ['a short one', [event('RunTask', { dur: 12_000, tdur: 1000 })], 0],
  ['one of another thread', [event('RunTask', { ...task, tid: 3 })], 0],
  ['one of another process', [event('RunTask', { ...task, pid: 3 })], 0],
  ['one before the page', [event('RunTask', { ...task, ts: 1 })], 0],
  ['what is no task', [event('Layout', task)], 0],
])('%s', (_, events, ms) => {
  expect(waitedFor([...page, ...events], ADDRESS, 4)).toBe(ms)
})

test('of a page that is not in the trace nothing is known', () => {
  expect(waitedFor([event('RunTask', task)], ADDRESS, 4)).toBe(0)
})
