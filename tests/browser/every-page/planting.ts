/** Plants faults in a live page, one at a time. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contactSection } from '../parts.ts'
import { arrive, test } from '../visitor.ts'

/** The page in which faults are planted: it has something of everything. */
export const { path } = contactSection()

/** How a fault is planted, and the complaint that it has to give. */
export type Fault = readonly [
  name: string,
  plant: (page: Page) => Promise<unknown>,
  complaint: RegExp,
]

/** Plants each fault in a page that has none, and expects the complaint. */
export function catches(look: (page: Page) => Promise<string[]>, faults: readonly Fault[]): void {
  test('finds nothing where nothing is wrong', async ({ reuse }) => {
    const page = await reuse()
    await arrive(page, path)
    expect(await look(page)).toEqual([])
  })

  test.for(faults)('notices %s', async ([, plant, complaint], { reuse }) => {
    const page = await reuse()
    await arrive(page, path)
    await plant(page)
    expect(await look(page)).toContainEqual(expect.stringMatching(complaint))
  })
}

/** One more style sheet. */
export const style = (css: string) => (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** An element at the beginning of the page's content. */
export interface Planted {
  readonly tag: string
  readonly text?: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** Elements at the beginning of the page's content, and how they look. Their class is `planted`. */
export const elements =
  (planted: readonly Planted[], css = '') =>
  async (page: Page): Promise<void> => {
    await style(css)(page)
    await page.evaluate((list) => {
      const made = list.map(({ tag, text, attributes }) => {
        const element = document.createElement(tag)
        element.className = 'planted'
        if (text) element.textContent = text
        for (const [name, value] of Object.entries(attributes ?? {}))
          element.setAttribute(name, value)
        return element
      })
      document.querySelector('main h1')?.after(...made)
    }, planted)
  }
