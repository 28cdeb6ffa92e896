/** The keys that scroll a page, wherever nothing is written. */
import type { Page } from 'playwright-core'

/** Each key, and where it leads: always the other way than the one before, whose way may not have ended yet. */
const KEYS = {
  ' ': 'down',
  'Shift+ ': 'up',
  PageDown: 'down',
  PageUp: 'up',
  ArrowDown: 'down',
  ArrowUp: 'up',
  End: 'end',
  Home: 'top',
} as const

/** The way of the key before may still go on, or a picture may arrive and end it: then a key is pressed again. */
const ATTEMPTS = 3
/** Frames in which a page that stands does not move. */
const STILL_FRAMES = 6
/** How long a page may take; only one that does not scroll takes it. */
const PATIENCE_MS = 1500

/** Whether a page gets to where a key leads from so many px below its top. */
function arrives(page: Page, to: string, start: number): Promise<boolean> {
  const arrived = page.waitForFunction(
    ({ to, start }) => {
      const { scrollY, innerHeight } = window
      if (to === 'down') return scrollY > start
      if (to === 'up') return scrollY < start
      if (to === 'top') return scrollY === 0
      return scrollY + innerHeight > document.documentElement.scrollHeight - 2
    },
    { to, start },
    { timeout: PATIENCE_MS },
  )
  return arrived.then(
    () => true,
    () => false,
  )
}

/** Puts a page in its middle, which is far enough from both ends, and says where it stands then. */
const middle = (page: Page): Promise<number> =>
  page.evaluate(async (frames) => {
    const top = Math.round((document.documentElement.scrollHeight - innerHeight) / 2)
    window.scrollTo({ top, behavior: 'instant' })
    let before = window.scrollY
    for (let still = 0; still < frames; still += 1) {
      await new Promise(requestAnimationFrame)
      if (window.scrollY !== before) still = 0
      before = window.scrollY
    }
    return before
  }, STILL_FRAMES)

/** Whether a key does in the middle of a page what it does everywhere. */
async function scrolls(page: Page, key: string, to: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const start = await middle(page)
    await page.keyboard.press(key)
    if (await arrives(page, to, start)) return true
  }
  return false
}

/** One line for each that does not lead where it leads everywhere. */
export async function scrollingComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  for (const [key, to] of Object.entries(KEYS))
    if (!(await scrolls(page, key, to))) complaints.push(`"${key}" does not scroll: ${to}`)
  return complaints
}
