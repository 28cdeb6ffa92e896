import type { Page } from 'playwright-core'
import { TOKEN_HEADER } from '../../src/studio/desk/messages.ts'

// Functions in pages have no names here: the compiler of this program would add a helper that pages do not have.

/** Opens the window of the studio, and the field of a text of its page. */
export async function typedInto(page: Page, address: string, text: string): Promise<void> {
  page.setDefaultTimeout(200_000)
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Texts of this page' }).fill(text)
  await page.locator('.texts li button').first().press('Enter')
  await page.locator('aside textarea').waitFor()
  // Once the application has taken over the page, edits come to it in place.
  await page.waitForFunction(() => {
    const inside = document.querySelector('iframe')?.contentDocument
    const last = [...(inside?.querySelectorAll('#root footer *') ?? [])].at(-1)
    return last && Object.keys(last).some((key) => key.startsWith('__reactFiber$'))
  })
}

/** Milliseconds from a key to the picture with its letter. */
export async function keyToScreen(page: Page, field: string): Promise<number> {
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

interface Edit {
  readonly token: string
  readonly at: readonly (string | number)[]
  readonly was: string
  readonly value: string
}

/** Milliseconds from asking for an edit until the page in the window shows it. */
export const editAndSee = (page: Page, edit: Edit): Promise<number> =>
  page.evaluate(
    async ({ token, at, was, value, header }) => {
      const inside = document.querySelector('iframe')?.contentDocument
      if (!inside) throw new Error('There is no page.')
      const seen = new Promise<void>((resolve) => {
        const watch = new MutationObserver((_, observer) => {
          if (!inside.body.textContent.includes(value)) return
          observer.disconnect()
          resolve()
        })
        watch.observe(inside.body, { subtree: true, childList: true, characterData: true })
      })
      const started = performance.now()
      const answer = await fetch('/@studio/wish', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [header]: token },
        body: JSON.stringify({ do: 'write', at, was, value }),
      })
      const { ok } = (await answer.json()) as { ok: boolean }
      if (!ok) throw new Error('The edit is refused.')
      await seen
      return performance.now() - started
    },
    { ...edit, header: TOKEN_HEADER },
  )
