/** A visit in which a visitor goes about, writes, is refused, and sends a request. */
import type { Page } from 'playwright-core'
import { button, fill, form, path, SUCCESS, standIn, toast, VALUES } from '../form.ts'
import { barLink, inBar, panelButton, panels } from '../parts.ts'
import { arrive, shown } from '../visitor.ts'
import { complaintsAbout, noteScrolling, watch } from './watching.ts'

const link = barLink(0).href === path ? barLink(1) : barLink(0)

/** Besides start and end there is one more place: the browser makes up for what vanishes above. */
const PLACES = 3

const scrolledDown = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))

/** Goes up by a link: one line if the page does not get there at once. */
async function wayUp(page: Page, what: string): Promise<string[]> {
  await scrolledDown(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const places = await noteScrolling(page)
  await inBar(page, link).click()
  await shown(page, link.href)
  await page.waitForFunction(() => window.scrollY === 0)
  const count = await places()
  return count > PLACES ? [`${what} scrolls through ${count} places`] : []
}

/** What is written, as far as it cannot stand anywhere by chance. */
const written = Object.values(VALUES).filter((text) => text.length > 8)

/**
 * The whole visit, in one document.
 * @param plant a fault, put into the document before its own scripts run
 * @returns one line for everything that a page should not do
 */
export async function visitComplaints(page: Page, plant?: () => void): Promise<string[]> {
  await page.addInitScript(watch)
  if (plant) await page.addInitScript(plant)
  const look = () => complaintsAbout(page, written)
  await arrive(page, path)
  const complaints = await wayUp(page, 'a change of pages')
  complaints.push(...(await wayUp(page, 'a link to the page that is shown')))
  await panelButton(page, panels[0]?.label ?? '').press('Enter')
  await page.keyboard.press('Escape')
  await page.goBack()
  await shown(page, path)

  await fill(page, { ...VALUES, contact: '12-34' })
  complaints.push(...(await look()))
  // Past the button, which is disabled then.
  await page.locator('main form').evaluate((it: HTMLFormElement) => it.requestSubmit())
  complaints.push(...(await look()))

  await page.route(`**${form.endpoint}*`, (route) => route.fulfill({ body: 'null' }))
  page.once('dialog', (dialog) => dialog.accept())
  await fill(page)
  await button(page).click()
  await page.waitForFunction(() => !document.querySelector('main form [aria-disabled]'))
  complaints.push(...(await look()))

  await standIn(page, SUCCESS)
  await fill(page)
  await button(page).click()
  await toast(page).waitFor()
  complaints.push(...(await look()))
  return [...new Set(complaints)]
}
