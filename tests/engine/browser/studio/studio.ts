/** Helpers for the studio tests. They share one server; each test restores the site file. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { STUDIO_PATH } from '../../../../src/studio/protocol/addresses.ts'
import { devServerForFile } from '../dev-server.ts'
import { type Open, waitForHydration } from '../page-driver.ts'

/** Folder of another site to test, see `points.ts`. */
export const SITE = process.env.STUDIO_SITE

/** The server, once tests run. */
export const there = devServerForFile(SITE, undefined, 'edit')

beforeEach(() => writeFileSync(there().file, there().good))

/** Reads the current site file. */
export const read = (): string => readFileSync(there().file, 'utf8')

/** Waits until the site file has exactly these bytes. */
export const says = (text: string) => expect.poll(read).toBe(text)

/** Opens the studio at a page in a new or shared browser page. */
export async function enter(window: Open, path: string) {
  const page = await window({ baseURL: there().url })
  return { page, ...(await arriveInStudio(page, path)) }
}

/** Opens the studio at a page and waits until the page is editable. */
export async function arriveInStudio(page: Page, path: string) {
  await page.goto(`${STUDIO_PATH}?page=${path}`)
  await page.locator('.texts li').first().waitFor()
  await isLive(page)
  return { frame: page.frameLocator('iframe'), ...createActions(page) }
}

/** Waits for hydration in the frame. @param name of the page's heading */
export async function isLive(page: Page, name: string | RegExp = /./): Promise<void> {
  await headingIn(page.frameLocator('iframe'), name).waitFor()
  for (const frame of page.mainFrame().childFrames()) await waitForHydration(frame)
}

const headingIn = (frame: FrameLocator, name: string | RegExp) =>
  frame.getByRole('heading', { level: 1, name, exact: true })

/** User actions in the studio. */
const createActions = (page: Page) => ({
  heading: (name: string) => headingIn(page.frameLocator('iframe'), name),
  /** Presses an enabled button by keyboard. */
  press: (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true, disabled: false }).press('Enter'),
  /** Chooses an item of a menu by keyboard. */
  choose: async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu, exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  },
  /** Clicks at the visible position: the frame is scaled. */
  point: async (at: Locator) => {
    await at.scrollIntoViewIfNeeded()
    const box = await at.boundingBox()
    if (!box) throw new Error('The element is not visible.')
    await page.mouse.click(box.x + Math.min(12, box.width / 2), box.y + box.height / 2)
  },
  /** Waits for the form of a part. */
  form: (name: string) => page.getByRole('region', { name, exact: true }).waitFor(),
  /** Waits until the element with this label has focus. */
  focused: (name: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(name),
})

/** Another program changes the file. @returns its new text */
export function rewrite(from: string, to: string): string {
  const before = read()
  if (!before.includes(from)) throw new Error(`The file does not contain ${from}.`)
  const after = before.replace(from, to)
  writeFileSync(there().file, after)
  return after
}

/** The visible text of a field with or without marks. */
export const textIn = (field: Locator): Promise<string> =>
  field.evaluate((element: HTMLElement) =>
    'value' in element ? String(element.value) : element.innerText,
  )

/** Places the caret in the first text of a field with marks. */
export const placeCaret = (field: Locator, offset: number) =>
  field.evaluate((element, at) => {
    const page = element.ownerDocument
    const text = page.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    page.getSelection()?.collapse(text, at)
  }, offset)

/** The offset of the caret in its text. */
export const caretIn = (field: Locator) =>
  field.evaluate((element) => element.ownerDocument.getSelection()?.anchorOffset)

/** Pastes text into a field. */
export const paste = (field: Locator, text: string) =>
  field.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    const init = { clipboardData, bubbles: true, cancelable: true }
    const isDefault = element.dispatchEvent(new ClipboardEvent('paste', init))
    if (isDefault) element.ownerDocument.execCommand('insertText', false, content)
  }, text)
