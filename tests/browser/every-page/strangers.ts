/** Whether a page keeps to its own origin. */
import type { Page, Request } from 'playwright-core'
import { inject } from 'vitest'

const own = new URL(inject('url')).origin

/**
 * Begins to look at what a page asks for, blocked requests included.
 * @returns ends it and gives the complaints
 */
export function strangersAt(page: Page): () => string[] {
  const found: string[] = []
  const note = (request: Request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own)
      found.push(`asks ${origin} for ${request.resourceType()}`)
  }
  page.on('request', note)
  return () => {
    page.off('request', note)
    return found
  }
}
