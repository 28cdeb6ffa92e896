import type { Page, Request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findModules } from './markup.ts'

const PICTURES = ['image', 'other']

/** Records requests of a page, without images and icons. */
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
 * Fetches without following redirects. Each request uses its own connection: a server may close a kept-alive one at
 * any time.
 */
export const fetchResponse = (
  address: string | URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(address, { redirect: 'manual', headers: { ...headers, connection: 'close' } })

export const fetchDocument = async (address: string | URL): Promise<string> =>
  (await fetchResponse(address, { accept: 'text/html' })).text()

/** Scripts that a document loads after the start script. */
const findScripts = async (page: Page, path: string): Promise<string[]> =>
  findModules(await fetchDocument(new URL(path, page.url())))

/** Scripts that a page needs and another one does not. */
export async function findNewScripts(page: Page, path: string, before: string): Promise<string[]> {
  const known = await findScripts(page, before)
  const needed = await findScripts(page, path)
  return needed.filter((script) => !known.includes(script))
}
