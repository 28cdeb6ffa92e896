/** What is asked of a server: by a page, or by a test itself. */
import type { Page, Request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findModules } from './markup.ts'

const PICTURES = ['image', 'other']

/** Begins to note what a page asks for; pictures and the icon in the tab do not count. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  const note = (request: Request) => {
    const type = request.resourceType()
    if (PICTURES.includes(type)) return
    requests.push(`${type} ${new URL(request.url()).pathname}`)
  }
  page.on('request', note)
  onTestFinished(() => void page.off('request', note))
  return requests
}

/**
 * Asks a server without a browser, and follows no redirection. Each request has a connection of its own: on a busy machine, one
 * that is kept for the next request may be closed by the server just when that is sent.
 */
export const fetchResponse = (
  address: string | URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(address, { redirect: 'manual', headers: { ...headers, connection: 'close' } })

/** The document at an address, as it is sent. */
export const fetchDocument = async (address: string | URL): Promise<string> =>
  (await fetchResponse(address, { accept: 'text/html' })).text()

/** The scripts that the document of a page names, besides the one that starts the application. */
const findScripts = async (page: Page, path: string): Promise<string[]> =>
  findModules(await fetchDocument(new URL(path, page.url())))

/** The scripts that a page needs and another page does not. */
export async function findNewScripts(page: Page, path: string, before: string): Promise<string[]> {
  const known = await findScripts(page, before)
  const needed = await findScripts(page, path)
  return needed.filter((script) => !known.includes(script))
}
