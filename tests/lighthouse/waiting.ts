/** How long the main thread of a page had work but no processor: that says something about the machine only. */

/** An event of Chromium's trace, as far as it is read; times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What the thread has worked of that. */
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/** Tasks that are longer count as blocking, on the phone (ms). */
const LONG = 50

/**
 * Milliseconds that the long tasks of a page have waited for a processor, on the phone.
 * @param slowdown how many times slower than the machine the phone is
 */
export function waitedFor(
  events: readonly TraceEvent[],
  address: string,
  slowdown: number,
): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  )
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === start?.pid && args.name === 'CrRendererMain',
  )
  if (!start || !main) return 0
  return events.reduce((sum, { name, ph, pid, tid, ts, dur = 0, tdur = 0 }) => {
    const isTask = ph === 'X' && name.endsWith('RunTask') && pid === main.pid && tid === main.tid
    const isLong = (dur / 1000) * slowdown > LONG
    return isTask && isLong && ts >= start.ts ? sum + ((dur - tdur) / 1000) * slowdown : sum
  }, 0)
}
