/** Counts the work of a page's main thread: CPU time, which a busy machine does not change. */
import type { Page } from 'playwright-core'
import { interaction } from '../../budgets.ts'

/** What deeds have cost, by their names: CPU milliseconds. */
export type Costs = Map<string, number>

export interface Meter {
  readonly costs: Costs
  /** Does something, waits until it is painted, and notes what it has cost. */
  readonly measure: (name: string, deed: () => Promise<unknown>) => Promise<void>
  /** Lets go of what has been used: a browser does so when nobody does anything, and the page is not to blame for it. */
  readonly settle: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Until what a deed has brought about is painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

export async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  const costs: Costs = new Map()
  const measure = async (name: string, deed: () => Promise<unknown>) => {
    const before = await threadMs()
    await deed()
    await painted(page)
    // Where two things have the same name, the one that costs more counts.
    costs.set(name, Math.max(costs.get(name) ?? 0, (await threadMs()) - before))
  }
  const settle = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await painted(page)
  }
  await painted(page)
  return { costs, measure, settle, end: () => session.detach() }
}

const WORK = 'ms of work'

/** The kinds of deeds whose limit is not that of a key that is pressed. */
const LIMITS: readonly (readonly [named: RegExp, limit: number, unit: string])[] = [
  [/^(scroll|idle)/, interaction.scrollMs, WORK],
  [/^go /, interaction.goMs, WORK],
  [/^cross /, interaction.crossMs, WORK],
  [/^rest /, interaction.restFrames, 'frames asked for'],
]

const USUAL = [/^/, interaction.threadMs, WORK] as const

/** One line for every deed that costs more than it may. */
export const tooMuch = (costs: Costs): string[] =>
  [...costs].flatMap(([name, ms]) => {
    const [, limit, unit] = LIMITS.find(([named]) => named.test(name)) ?? USUAL
    return ms <= limit ? [] : [`${name}: ${Math.round(ms)} ${unit}, ${limit} allowed`]
  })

/** A round of deeds on a page. */
export type Round = (page: Page) => Promise<Costs>

/**
 * What a round costs; the least of two where a deed seems too much: what is done for the first time may load
 * something. While nobody does anything, nothing is done for the first time.
 */
export async function costsOf(page: Page, round: Round): Promise<Costs> {
  const first = await round(page)
  if (tooMuch(first).length === 0) return first
  const second = await round(page)
  return new Map(
    [...first].map(([name, ms]) => [
      name,
      /^(idle|rest)/.test(name) ? ms : Math.min(ms, second.get(name) ?? ms),
    ]),
  )
}
