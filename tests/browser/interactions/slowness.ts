/** How fast the machine is just now: one whose neighbours take half of its speed needs twice the CPU time for all. */
import type { Browser, Page } from 'playwright-core'
import { interaction } from '../../budgets.ts'
import { threadMeter } from './meter.ts'

const ROUNDS = 5

/** Work of the kinds that a page costs, which has nothing to do with the site: text, layout, plain computing. */
function work(): void {
  for (let round = 0; round < 5; round += 1) {
    const words = Array.from({ length: 4000 }, (_, at) => (at * 7919 + round).toString(36))
    const text = words.sort().join(' ')
    document.body.innerHTML = `<p>${text}</p>`.repeat(4)
    document.body.getBoundingClientRect()
  }
  document.body.replaceChildren()
}

/** CPU milliseconds that the work takes, at best. */
export async function referenceMs(browser: Browser): Promise<number> {
  const page: Page = await browser.newPage()
  const { threadMs } = await threadMeter(page)
  const taken: number[] = []
  while (taken.length < ROUNDS) {
    const before = await threadMs()
    await page.evaluate(work)
    taken.push((await threadMs()) - before)
  }
  await page.context().close()
  return Math.min(...taken)
}

/** How many times more CPU time work takes than on the machine for which the limits hold; 1 at least. */
export async function slowness(browser: Browser): Promise<number> {
  return Math.max(1, (await referenceMs(browser)) / interaction.referenceMs)
}
