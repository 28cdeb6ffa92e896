/** What a visitor does has to be answered at once: the work that it costs is counted, which a busy machine does not change. */
import type { CDPSession, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { interaction } from '../budgets.ts'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { arrive, test } from './visitor.ts'

const pages = pagePerLayout(inject('site').pages)

/** CPU milliseconds of the page's main thread so far. */
async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
}

/** Until what a deed has brought about is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** The least of two rounds: what is done for the first time may load something. */
async function costsOf(page: Page): Promise<Map<string, number>> {
  const [first, second] = [await roundOf(page), await roundOf(page, false)]
  return new Map([...first].map(([name, ms]) => [name, Math.min(ms, second.get(name) ?? ms)]))
}

/** What everything costs that can be pressed, opened, written into and scrolled on a page. */
async function roundOf(page: Page, isFirst = true): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const costs = new Map<string, number>()
  const measure = async (name: string, deed: () => Promise<unknown>) => {
    const before = await threadMs(session)
    await deed()
    await painted(page)
    costs.set(name, (await threadMs(session)) - before)
  }
  for (const summary of await page.locator('main summary').all()) {
    const name = (await summary.textContent()) ?? ''
    await summary.focus()
    await measure(`open ${name}`, () => page.keyboard.press('Enter'))
    await measure(`close ${name}`, () => page.keyboard.press('Enter'))
  }
  for (const button of await page.locator('header button, main button:not([type=submit])').all()) {
    if (!(await button.isVisible())) continue
    const name = (await button.textContent()) ?? ''
    await button.focus()
    await measure(`press ${name}`, () => page.keyboard.press('Enter'))
    await page.keyboard.press('Escape')
  }
  for (const field of await page.locator('main :is(input, textarea)').all()) {
    if (!(await field.isVisible())) continue
    await field.focus()
    await measure('write a letter', () => page.keyboard.press('a'))
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800)
    await measure(`scroll to ${top}`, () => page.evaluate((to) => window.scrollTo(0, to), top))
  if (isFirst) await measure('idle', () => page.waitForTimeout(1000))
  await session.detach()
  return costs
}

const tooMuch = (costs: ReadonlyMap<string, number>): string[] =>
  [...costs].flatMap(([name, ms]) => {
    const limit = /^(scroll|idle)/.test(name) ? interaction.scrollMs : interaction.threadMs
    return ms <= limit ? [] : [`${name}: ${Math.round(ms)} ms of work, ${limit} allowed`]
  })

test.for(pages)('$path answers at once', { timeout: 120_000 }, async ({ path }, { open }) => {
  const page = await open()
  await arrive(page, path)
  const costs = await costsOf(page)
  if (process.env.COSTS)
    process.stderr.write(
      `${path} ${JSON.stringify([...costs].toSorted((a, b) => b[1] - a[1]).slice(0, 9))}\n`,
    )
  expect(costs.size).toBeGreaterThan(3)
  expect(tooMuch(costs)).toEqual([])
})

test.for([
  ['items that open late', 'toggle', 300, /^open /],
  ['work whenever something scrolls', 'scroll', 40, /^scroll /],
  ['work without end', 'interval', 15, /^idle/],
] as const)('%s are found out', { timeout: 120_000 }, async ([, event, ms, named], { open }) => {
  const page = await open()
  const [withItems] = pages.filter(({ sections }) =>
    sections.some(({ kind }) => kind === 'accordion'),
  )
  await arrive(page, withItems?.path ?? '/')
  await page.evaluate(
    ({ event, ms }) => {
      const burn = ({ target }: Event) => {
        // Panels are toggled, too.
        if (event === 'toggle' && !(target instanceof HTMLDetailsElement)) return
        for (const end = performance.now() + ms; performance.now() < end; );
      }
      addEventListener(event, burn, { capture: true })
      if (event === 'interval') setInterval(burn, 200, new Event(event))
    },
    { event, ms },
  )
  expect(tooMuch(await roundOf(page))).toContainEqual(expect.stringMatching(named))
})
