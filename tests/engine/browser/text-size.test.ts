/** Text resized by the user (WCAG 2.2, SC 1.4.4 and 1.4.10). */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { comesIntoView, exampleTest } from './page-driver.ts'
import { createPageParts } from './page-parts.ts'
import { findHorizontalOverflow } from './rules/layout.ts'

const { pages } = inject('exampleSite')
const { bar } = createPageParts(inject('exampleSite'))

interface Surroundings {
  readonly what: string
  readonly width: number
  readonly fontSize?: string
  readonly name?: string
}

const SURROUNDINGS: readonly Surroundings[] = [
  { what: 'twice the text in a usual window', width: 1280, fontSize: '200%' },
  { what: 'twice the text on a small phone', width: 320, fontSize: '200%' },
  { what: 'everything twice as large in a usual window', width: 640 },
  {
    what: 'a name of one word on a phone',
    width: 320,
    name: 'Velocipedebuildersandboatwrights'.repeat(4),
  },
]

async function surround(page: Page, { width, fontSize, name }: Surroundings): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    ([size, text]) => {
      document.documentElement.style.fontSize = size ?? ''
      const logo = document.querySelector('header > a')?.lastChild
      if (text !== undefined && logo) logo.nodeValue = text
    },
    [fontSize, name] as const,
  )
}

const header = (page: Page) => page.locator('header')

const below = async (page: Page): Promise<number> => {
  const box = await header(page).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

exampleTest('keeps panels clear of the top bar and inside the viewport', async ({ visit }) => {
  const page = await visit(pages[0]?.path ?? '/')
  for (const surroundings of SURROUNDINGS) {
    const { what } = surroundings
    await surround(page, surroundings)
    expect(await findHorizontalOverflow(page), what).toEqual([])
    const opening = bar(page).locator('button:has(+ [popover])').filter({ visible: true })
    expect(await opening.count(), what).toBeGreaterThan(0)
    const beside = header(page).locator(':is(a, button):not([popover] *)').filter({ visible: true })
    for (const button of await opening.all()) {
      await button.click()
      const hanging = button.locator('+ [popover]')
      const gap = async () => ((await hanging.boundingBox())?.y ?? 0) - (await below(page))
      await expect.poll(gap, { message: what }).toBeGreaterThan(-1)
      expect(await hanging.evaluate((one) => one.scrollWidth - one.clientWidth), what).toBe(0)
      for (const entry of await beside.all()) await comesIntoView(entry)
      await page.keyboard.press('Escape')
    }
  }
})
