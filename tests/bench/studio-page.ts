import type { Page } from 'playwright-core'
import { STUDIO_PATH } from '../../src/studio/protocol/addresses.ts'

// Callbacks of `evaluate` must not contain named functions: tsx wraps these in a helper that does not exist in the page.

/** Opens a text of the first page in the studio, and waits until the page has hydrated. */
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

/** @returns milliseconds from a key press to the next painted frame */
export async function measureKeyLatency(page: Page, field: string): Promise<number> {
  // Browsers do not paint background pages.
  await page.bringToFront()
  await page.locator(field).first().focus()
  await page.evaluate(() => {
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) =>
          // The task after the next frame, which is painted by then.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { once: true, capture: true },
      )
    })
    Object.assign(window, { shown })
  })
  await page.keyboard.press('a')
  return page.evaluate(() => (window as { shown?: Promise<number> }).shown ?? Number.NaN)
}

/** Waits until the previewed page contains a text. */
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
