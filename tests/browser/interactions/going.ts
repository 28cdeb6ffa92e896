/** To another page in place, and back. */
import type { Page } from 'playwright-core'
import { barLink, inBar } from '../parts.ts'
import { shown } from '../visitor.ts'
import { type Costs, meterOf } from './meter.ts'

const links = [barLink(0), barLink(1)] as const

/** By a link of the bar that leads elsewhere, and back to the page itself. */
export const going =
  (path: string) =>
  async (page: Page): Promise<Costs> => {
    const link = links[0].href === path ? links[1] : links[0]
    const { costs, measure, end } = await meterOf(page)
    // What waits for a page has its own scripts, which cost something the first time.
    await shown(page, path)
    await inBar(page, link).focus()
    await measure(`go to ${link.href}`, async () => {
      await page.keyboard.press('Enter')
      await shown(page, link.href)
    })
    await measure(`go back to ${path}`, async () => {
      await page.evaluate(() => history.back())
      await shown(page, path)
    })
    await end()
    return costs
  }
