/** The studio as a person meets it: its tests share a server, and each leaves the site file as it was. */
import { readFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { STUDIO_PATH } from '../../../../src/studio/server/protocol.ts'
import { devServerForFile } from '../dev-server.ts'
import { type Open, waitForHydration } from '../page-driver.ts'

/** The folder of another site than the example, see `points.ts`. */
export const SITE = process.env.STUDIO_SITE

/** The server, once tests run. */
export const there = devServerForFile(SITE, undefined, 'edit')

/** What the site file says now. */
export const read = (): string => readFileSync(there().file, 'utf8')

/** Waits until the site file has exactly these bytes. */
export const says = (text: string) => expect.poll(read).toBe(text)

/** Opens the studio at a page in a window of its own, or in one that is shared. */
export async function enter(window: Open, path: string) {
  const page = await window({ baseURL: there().url })
  return { page, ...(await arriveInStudio(page, path)) }
}

/** Opens the studio at a page, and waits until that can be written on. */
export async function arriveInStudio(page: Page, path: string) {
  await page.goto(`${STUDIO_PATH}?page=${path}`)
  await page.locator('.texts li').first().waitFor()
  await isLive(page)
  return { frame: page.frameLocator('iframe'), ...handsOn(page) }
}

/** Waits until the application has taken over the page in the frame: nothing of it changes before. @param name of its heading */
export async function isLive(page: Page, name: string | RegExp = /./): Promise<void> {
  await headingIn(page.frameLocator('iframe'), name).waitFor()
  for (const frame of page.mainFrame().childFrames()) await waitForHydration(frame)
}

const headingIn = (frame: FrameLocator, name: string | RegExp) =>
  frame.getByRole('heading', { level: 1, name, exact: true })

/** What a person does in the window. */
const handsOn = (page: Page) => ({
  heading: (name: string) => headingIn(page.frameLocator('iframe'), name),
  /** Presses a button by keyboard, once it can be. */
  press: (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true, disabled: false }).press('Enter'),
  /** Clicks where a person sees something: in a page that is shown smaller than it is. */
  point: async (at: Locator) => {
    await at.scrollIntoViewIfNeeded()
    const box = await at.boundingBox()
    if (!box) throw new Error('It is not seen.')
    await page.mouse.click(box.x + Math.min(12, box.width / 2), box.y + box.height / 2)
  },
  /** Waits for the form of a part. */
  form: (name: string) => page.getByRole('region', { name, exact: true }).waitFor(),
  /** Waits until something has the keyboard. */
  focused: (name: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(name),
})
