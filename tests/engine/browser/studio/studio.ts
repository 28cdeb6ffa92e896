/** Helpers for the studio tests. They share one server; each test restores the site file. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { getTextVersion } from '../../../../src/site-folder/site-file.ts'
import { STUDIO_PATH } from '../../../../src/studio/protocol/addresses.ts'
import { devServerForFile } from '../dev-server.ts'
import { type Open, waitForHydration } from '../page-driver.ts'
import { fetchResponse } from '../requests.ts'

/** Folder of another site to test, see `points.ts`. */
export const SITE = process.env.STUDIO_SITE

/** The server, once tests run. */
export const there = devServerForFile(SITE, undefined, 'edit')

/** Reads the current site file. */
export const read = (): string => readFileSync(there().file, 'utf8')

const STATE = `${STUDIO_PATH}/state?`

/** The studio windows of a test. */
let windows: readonly Page[] = []

/** The version of the file in the last state that each window loaded. */
const versions = new WeakMap<Page, string>()

beforeEach(async () => {
  windows = []
  const { file, good, url } = there()
  if (read() !== good) writeFileSync(file, good)
  // The state of an unknown page has no texts to find.
  const version = async () =>
    (await (await fetchResponse(`${url}${STATE}path=/none`)).json()).version
  await expect.poll(version).toBe(getTextVersion(good))
})

function watchVersion(page: Page): void {
  const isWatched = versions.has(page)
  versions.set(page, '')
  windows = [...new Set([...windows, page])]
  if (isWatched) return
  let last: unknown
  page.on('response', async (response) => {
    if (!response.url().includes(STATE)) return
    last = response
    // The window may be closed or loaded again.
    const state = await response.json().catch(() => undefined)
    if (state && last === response) versions.set(page, state.version)
  })
}

/** Waits until the site file has exactly these bytes. The studio may still show earlier ones. */
export const hasSaved = (text: string) => expect.poll(read).toBe(text)

/** Waits until the site file has exactly these bytes, and the studio shows them. */
export async function says(text: string): Promise<void> {
  await hasSaved(text)
  await isUpToDate()
}

/** Waits until the studio shows the site file. */
export async function isUpToDate(): Promise<void> {
  for (const page of windows) {
    await expect.poll(() => versions.get(page)).toBe(getTextVersion(read()))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }
}

/** Opens the studio at a page in a new or shared browser page. */
export async function enter(window: Open, path: string) {
  const page = await window({ baseURL: there().url })
  return { page, ...(await arriveInStudio(page, path)) }
}

/** Opens the studio at a page and waits until the page is editable. */
export async function arriveInStudio(page: Page, path: string) {
  watchVersion(page)
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

const pressButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, disabled: false }).press('Enter')

/** User actions in the studio. */
const createActions = (page: Page) => ({
  heading: (name: string) => headingIn(page.frameLocator('iframe'), name),
  /** Presses an enabled button by keyboard. */
  press: (name: string | RegExp) => pressButton(page, name),
  /** Undoes steps, each after the previous one is done. */
  undo: async (steps = 1) => {
    for (let step = 0; step < steps; step += 1) {
      const answered = page.waitForResponse(/\/edit$/)
      await pressButton(page, 'Undo')
      await answered
    }
  },
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

/** A text that is edited on the page. */
export const fieldIn = (frame: FrameLocator, name = 'Paragraph'): Locator =>
  frame.getByRole('textbox', { name })

export const isShown = (frame: FrameLocator, text: string) =>
  frame.getByText(text).first().waitFor()

export const replaceText = async (field: Locator, text: string) => {
  await field.press('ControlOrMeta+A')
  await field.pressSequentially(text)
}

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
