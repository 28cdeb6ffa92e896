import type { Page } from 'playwright-core'
import { STUDIO_PATH } from '../../src/studio/server/protocol.ts'

// Functions in pages have no names here: the compiler of this program would add a helper that pages do not have.

/** Opens the field of a text of the first page in the studio, and waits until edits come to the page in place. */
export async function openTextField(page: Page, text: string): Promise<void> {
  page.setDefaultTimeout(200_000)
  await page.goto(STUDIO_PATH)
  await page.getByRole('searchbox', { name: 'Texts of this page' }).fill(text)
  await page.locator('.texts li button').first().press('Enter')
  await page.waitForFunction(() => {
    const inside = document.querySelector('iframe')?.contentDocument
    const last = [...(inside?.querySelectorAll('#root footer *') ?? [])].at(-1)
    return last && Object.keys(last).some((key) => key.startsWith('__reactFiber$'))
  })
}

/** Milliseconds from a key to the picture with its letter. */
export async function measureKeyLatency(page: Page, field: string): Promise<number> {
  // Pages in the background are not drawn.
  await page.bringToFront()
  await page.locator(field).first().focus()
  await page.evaluate(() => {
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) =>
          // The task behind the next frame: it has been drawn.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { once: true, capture: true },
      )
    })
    Object.assign(window, { shown })
  })
  await page.keyboard.press('a')
  return page.evaluate(() => (window as { shown?: Promise<number> }).shown ?? Number.NaN)
}

/** Waits until the page in the window comes to show some words. */
export const waitForTextOnPage = (page: Page, words: string): Promise<void> =>
  page.evaluate((expected) => {
    const body = document.querySelector('iframe')?.contentDocument?.body
    if (!body) throw new Error('There is no page.')
    return new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!body.textContent.includes(expected)) return
        watch.disconnect()
        resolve()
      })
      watch.observe(body, { subtree: true, childList: true, characterData: true })
    })
  }, words)
