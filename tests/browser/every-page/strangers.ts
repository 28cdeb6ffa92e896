/** Whether a page keeps to its own origin, and tells even that no more than what it needs. */
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
    const { protocol, origin, pathname, search } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own)
      found.push(`asks ${origin} for ${request.resourceType()}`)
    // Files have addresses without queries: what stands there would be about the visitor.
    else if (search && !request.isNavigationRequest())
      found.push(`asks for ${pathname} with ${search}`)
  }
  page.on('request', note)
  return () => {
    page.off('request', note)
    return found
  }
}
