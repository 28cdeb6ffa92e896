import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { PageData } from '../../src/model.ts'
import { paint } from '../budgets.ts'
import { live, taken, test } from './visitor.ts'

const { pages } = inject('site')

/** The kinds of a page's sections, in their order. */
const layoutOf = ({ sections }: PageData): string => sections.map(({ kind }) => kind).join()

/** The first page of every layout, the home page among them. */
const samples = [...new Map(pages.toReversed().map((page) => [layoutOf(page), page.path])).values()]

/** The shifts of the layout so far (Layout Instability): how much each moved, and what. */
interface Watched {
  shifts: string[]
  total: number
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shifts: [], total: 0 }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Not in the types of TypeScript yet.
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Node }[]
        }
        watched.total += value
        const [moved] = sources
        watched.shifts.push(`${value.toFixed(4)}: ${moved?.node?.textContent?.slice(0, 60)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Lets what has been painted be reported. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)

const isLoaded = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
    family,
  )

const cases = samples.flatMap((path) => [360, 1280].map((width) => ({ path, width })))

test.for(cases)(
  'nothing moves on $path at $width px, not even when the fonts come late',
  async ({ path, width }, { open }) => {
    const page = await open({ viewport: { width, height: 800 }, reducedMotion: 'no-preference' })
    await watch(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    // The document is not complete before its fonts are.
    await page.goto(path, { waitUntil: 'commit' })
    // Who uses a page need not wait for its fonts; the script that notices has run by then.
    await page.waitForLoadState('domcontentloaded')
    await page.keyboard.press('Shift')
    await taken(page)
    const family = inject('site').theme.fonts.display.family
    // Text is read already, in the fonts that stand in.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    expect(await isLoaded(page, family)).toBe(false)
    release()
    await live(page)
    expect(await isLoaded(page, family)).toBe(true)
    await settled(page)
    const { total, shifts } = await watched(page)
    expect(total, shifts.join('\n')).toBeLessThan(paint.shift)
  },
)

test('what moves is noticed', async ({ open }) => {
  const page = await open()
  await watch(page)
  await page.goto('/')
  await live(page)
  await page.evaluate(() => {
    document.body.style.setProperty('padding-top', '200px')
  })
  await settled(page)
  expect((await watched(page)).total).toBeGreaterThan(paint.shift)
})
