/** To another page in place, and back. */
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { barLink, inBar } from '../parts.ts'
import { type Costs, meterOf } from './meter.ts'

const links = [barLink(0), barLink(1)] as const

/** By a link of the bar that leads elsewhere, and back to the page itself. */
export const going =
  (path: string) =>
  async (page: Page): Promise<Costs> => {
    const link = links[0].href === path ? links[1] : links[0]
    const { costs, measure, end } = await meterOf(page)
    await inBar(page, link).focus()
    await measure(`go to ${link.href}`, async () => {
      const arrived = arrival(page, link.href)
      await page.keyboard.press('Enter')
      await arrived
    })
    await measure(`go back to ${path}`, async () => {
      const arrived = arrival(page, path)
      await page.evaluate(() => history.back())
      await arrived
    })
    await end()
    return costs
  }

/** Until a page says that it is shown. It tells by itself: to be asked again and again would be work that is counted. */
const arrival = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href !== address)
            return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.head, { childList: true })
        look()
      }),
    new URL(path, inject('site').publication.origin).href,
  )
