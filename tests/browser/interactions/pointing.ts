/** A pointer that can hover: what it passes over, and what goes on when it rests. */
import type { Locator, Page } from 'playwright-core'
import { type Costs, meterOf, type Round } from './meter.ts'

/** The ring that follows a pointer is only there for visitors who like motion. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/** Links that are pointed to on a page at most: they are all made of the same few parts. */
const LINKS = 6
/** Steps of the pointer across the window. */
const STEPS = 20

/** Frames in which the ring has come to the pointer, from wherever it was. */
const WAY_FRAMES = 90

/** Before a document's own scripts: counts the frames that they ask for. */
export function countFrames(): void {
  const { requestAnimationFrame } = window
  Object.assign(window, {
    framesAsked: 0,
    requestAnimationFrame: (act: FrameRequestCallback) => {
      Reflect.set(window, 'framesAsked', Reflect.get(window, 'framesAsked') + 1)
      return requestAnimationFrame(act)
    },
  })
}

const asked = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'framesAsked'))

/** Lets so many frames pass. */
async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
}

/** Lets a page hear of so many moves at once: all that it costs then is what it does about them. */
function move(times: number): void {
  for (let at = 0; at < times; at += 1) {
    const place = { clientX: 300 + at, clientY: 300 + at }
    const options = { ...place, bubbles: true, pointerType: 'mouse' }
    document.querySelector('h1')?.dispatchEvent(new PointerEvent('pointermove', options))
  }
}

/** Where the pointer stands over nothing that answers. */
const park = (page: Page) => page.mouse.move(1, 799)

export const pointing: Round = async (page): Promise<Costs> => {
  const { costs, measure, settle, end } = await meterOf(page)
  await page.locator('[data-cursor]').waitFor({ state: 'attached' })
  await park(page)
  const pointTo = async (target: Locator) => {
    const at = await target.evaluate((element) => {
      if (!element.checkVisibility()) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, height } = element.getBoundingClientRect()
      return { x: Math.max(0, x) + 4, y: y + height / 2, name: element.textContent }
    })
    if (at) await measure(`point to ${at.name}`, () => page.mouse.move(at.x, at.y))
  }
  for (const button of await page.locator('header button[data-panel]').all()) {
    await pointTo(button)
    const panel = await button.locator('+ [popover]').getByRole('link').all()
    for (const link of panel.slice(0, 2)) await pointTo(link)
    await park(page)
  }
  const links = await page.locator('main a, footer a').all()
  const apart = Math.ceil(links.length / LINKS)
  for (const link of links.filter((_, at) => at % apart === 0)) await pointTo(link)
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await scrollTo(0)
  await page.mouse.move(0, 100)
  await measure('cross the window', () => page.mouse.move(1270, 700, { steps: STEPS }))
  await measure('answer a hundred moves', () => page.evaluate(move, 100))
  // What moves in the footer does so while it is seen.
  await scrollTo(1e6)
  await page.evaluate(frames, WAY_FRAMES)
  await settle()
  const before = await asked(page)
  await measure('idle at the end', async () => {
    await page.waitForTimeout(1000)
    costs.set('rest at the end', (await asked(page)) - before)
  })
  await end()
  return costs
}
