import type { Page, Request, Route } from 'playwright-core'
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

/** Fulfills the first request only. Removing a route with a pending request may block the browser. */
export async function routeFirst(
  page: Page,
  address: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  let isFulfilled = false
  await page.route(address, (route) => {
    if (isFulfilled) return route.continue()
    isFulfilled = true
    return answer(route)
  })
}

/** Delays matching responses. Returns a function that releases them. */
export async function holdResponses(page: Page, requests: RegExp): Promise<() => void> {
  let come: (() => void) | undefined
  const coming = new Promise<void>((resolve) => {
    come = () => {
      come = undefined
      resolve()
    }
  })
  await page.route(requests, async (route) => {
    if (!come) return route.continue()
    const response = await route.fetch()
    await coming
    await route.fulfill({ response })
  })
  return () => come?.()
}
