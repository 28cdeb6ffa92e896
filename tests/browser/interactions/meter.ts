/** Counts the work of a page's main thread: CPU time, which other work on the machine does not change. */
import type { CDPSession, Page } from 'playwright-core'
import { interaction } from '../../budgets.ts'

/** What deeds have cost, by their names: CPU milliseconds. */
export type Costs = Map<string, number>

export interface Meter {
  readonly costs: Costs
  /** Does something, waits until it is painted, and notes what it has cost. */
  readonly measure: (name: string, deed: () => Promise<unknown>) => Promise<void>
  readonly end: () => Promise<void>
}

/** Until what a deed has brought about is painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** How much CPU time the main thread of a page has had so far, in milliseconds. */
export async function threadMeter(
  page: Page,
): Promise<{ readonly session: CDPSession; readonly threadMs: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  return { session, threadMs }
}

export async function meterOf(page: Page): Promise<Meter> {
  const { session, threadMs } = await threadMeter(page)
  const costs: Costs = new Map()
  const measure = async (name: string, deed: () => Promise<unknown>) => {
    const before = await threadMs()
    await deed()
    await painted(page)
    // Where two things have the same name, the one that costs more counts.
    costs.set(name, Math.max(costs.get(name) ?? 0, (await threadMs()) - before))
  }
  await painted(page)
  return { costs, measure, end: () => session.detach() }
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

/** Rounds at most, where a deed seems too much. */
const ROUNDS = 3

/**
 * What a round costs on the machine for which the limits hold. Where a deed seems too much, it is done again and
 * the least counts: what is done for the first time may load something. While nobody does anything, nothing is
 * done for the first time.
 * @param slowness how many times slower than that machine this one is just now; only asked where a deed seems
 * too much
 */
export async function costsOf(
  page: Page,
  round: Round,
  slowness: () => Promise<number>,
): Promise<Costs> {
  let least = await round(page)
  let costs = least
  for (let rounds = 1; rounds < ROUNDS && tooMuch(costs).length > 0; rounds += 1) {
    const before = await slowness()
    const again = await round(page)
    least = leastOf(least, again)
    costs = paced(least, Math.min(before, await slowness()))
  }
  return costs
}

const leastOf = (first: Costs, second: Costs): Costs =>
  new Map(
    [...first].map(([name, ms]) => [
      name,
      /^(idle|rest)/.test(name) ? ms : Math.min(ms, second.get(name) ?? ms),
    ]),
  )

/** What deeds cost on a machine that is so many times as fast. A number of frames stays as it is. */
export const paced = (costs: Costs, times: number): Costs =>
  new Map([...costs].map(([name, ms]) => [name, name.startsWith('rest') ? ms : ms / times]))
