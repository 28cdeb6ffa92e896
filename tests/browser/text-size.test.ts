/** Text of another size than the design's: WCAG 2.2, SC 1.4.4 and 1.4.10. What hangs from the bar and what is scrolled to keep clear of it. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { partsOf } from './parts.ts'
import { tooWide } from './rules/room.ts'
import { arrive, exampleTest, isSeen } from './visitor.ts'

const { pages } = inject('exampleSite')
const { bar, pageWith } = partsOf(inject('exampleSite'))

interface Surroundings {
  readonly what: string
  readonly width: number
  /** Of the root element, which all text is measured by. */
  readonly fontSize?: string
  /** In place of the name of the company. */
  readonly name?: string
}

const SURROUNDINGS: readonly Surroundings[] = [
  { what: 'twice the text in a wide window', width: 1920, fontSize: '200%' },
  { what: 'twice the text in a usual window', width: 1280, fontSize: '200%' },
  { what: 'twice the text on a tablet', width: 768, fontSize: '200%' },
  { what: 'twice the text on a phone', width: 390, fontSize: '200%' },
  { what: 'twice the text on a small phone', width: 320, fontSize: '200%' },
  { what: 'everything twice as large in a usual window', width: 640 },
  { what: 'a long name on a tablet', width: 768, name: 'Bicycles and boats '.repeat(8) },
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

/** The lower edge of the bar, in the window. */
const below = async (page: Page): Promise<number> => {
  const box = await header(page).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

exampleTest.for(SURROUNDINGS)(
  '$what: nothing lies over the bar, nothing reaches over the edge',
  async (surroundings, { open }) => {
    const page = await open()
    await arrive(page, pages[0]?.path ?? '/')
    await surround(page, surroundings)
    expect(await tooWide(page)).toEqual([])
    const opening = bar(page).locator('button:has(+ [popover])').filter({ visible: true })
    expect(await opening.count()).toBeGreaterThan(0)
    for (const button of await opening.all()) {
      await button.click()
      const hanging = button.locator('+ [popover]')
      await hanging.waitFor()
      await expect
        .poll(async () => ((await hanging.boundingBox())?.y ?? 0) - (await below(page)))
        .toBeGreaterThan(-1)
      // Nobody has to move it sideways.
      expect(await hanging.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      for (const entry of await header(page)
        .locator(':is(a, button):not([popover] *)')
        .filter({ visible: true })
        .all())
        expect(await isSeen(entry), `${await entry.textContent()}`).toBe(true)
      await page.keyboard.press('Escape')
    }
  },
)

exampleTest.for(SURROUNDINGS)(
  '$what: what a link leads to stands below the bar',
  async (surroundings, { open }) => {
    const page = await open()
    await arrive(page, pageWith('case-study').path)
    await surround(page, surroundings)
    const links = page.locator('main nav a[href^="#"]')
    expect(await links.count()).toBeGreaterThan(2)
    for (const link of [links.nth(2), links.nth(1)]) {
      await link.click()
      const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
      // It has come to rest at the top, below the bar.
      await expect
        .poll(async () =>
          Math.abs(((await target.boundingBox())?.y ?? 0) - (await below(page)) - 8),
        )
        .toBeLessThan(9)
    }
  },
)
