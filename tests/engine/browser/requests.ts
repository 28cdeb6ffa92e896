/** What a page asks the network for. */
import type { Page, Request } from 'playwright-core'
import { modulesOf } from './markup.ts'

const PICTURES = ['image', 'other']

/** Begins to note what a page asks for; pictures and the icon in the tab do not count. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request: Request) => {
    const type = request.resourceType()
    if (PICTURES.includes(type)) return
    requests.push(`${type} ${new URL(request.url()).pathname}`)
  })
  return requests
}

/** The scripts that the document of a page names, besides the one that starts the application. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(path)
  return modulesOf(await response.text())
}

/** The scripts that a page needs and another page does not. */
export async function newScripts(page: Page, path: string, before: string): Promise<string[]> {
  const known = await scriptsOf(page, before)
  const needed = await scriptsOf(page, path)
  return needed.filter((script) => !known.includes(script))
}
