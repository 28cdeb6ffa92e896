/** What a visitor copies. All windows share the clipboard of the machine, so each keeps its own. */
import type { Page } from 'playwright-core'

/** Before a document's own scripts: keeps in the window what goes to the clipboard. The browser's error page has none. */
export function keepCopies(): void {
  if (!isSecureContext) return
  Clipboard.prototype.writeText = (text) => {
    Reflect.set(window, 'copied', text)
    return Promise.resolve()
  }
}

/** What was copied last in a document. */
export const copiedIn = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'copied'))
