import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'
import { paint } from '../budgets.ts'
import { rebuilt } from './rebuilding.ts'
import { taken, test } from './visitor.ts'

const { pages } = inject('site')
/** Where documents may stop: behind their first picture, and where their footer has begun. */
const STOPS = {
  'behind the first picture': /<main[\s\S]*?<img[^>]*>/,
  'in the footer': /<footer[^>]*>[\s\S]*?<\/span>/,
} as const

interface PiecewiseSite {
  readonly url: string
  /** Sends the next piece of the document, or its end; whether there was one. */
  readonly next: () => boolean
}

/** They serve until no window is open any more that might ask for something. */
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** The site, with documents that come in pieces, as on a line that stutters; the first comes by itself. */
async function piecewiseSite(cut: (html: string) => readonly string[]): Promise<PiecewiseSite> {
  let next = () => false
  const server = createServer(async (request, response) => {
    const answer = await fetch(inject('url') + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(enc|len)|transfer)/.test(name),
    )
    response.writeHead(answer.status, Object.fromEntries(headers))
    if (!answer.headers.get('content-type')?.includes('html')) {
      response.end(body)
      return
    }
    const pieces = [...cut(body.toString())]
    next = () => {
      const piece = pieces.shift()
      if (piece === undefined) response.end()
      else response.write(piece)
      return piece !== undefined
    }
    next()
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, next: () => next() }
}

/** Two pieces: up to the end of what a pattern finds, and the rest. */
const cutAt = (stop: RegExp) => (html: string) => {
  const { index, 0: found } = stop.exec(html) ?? { index: 0, 0: '' }
  const at = index + found.length
  return [html.slice(0, at), html.slice(at)]
}

/** A piece for each element. */
const cutEverywhere = (html: string) => html.split(/(?<=<header.*)(?=<[a-z])/s)

/** How much has moved so far, once what was sent is painted (Layout Instability). */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      // Not in the types of TypeScript yet.
      for (const entry of entries) sum += (entry as unknown as { value: number }).value
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    count(observer.takeRecords())
    return sum
  })

/** A page of every opening that there is: the layouts of their first sections. */
const samples = [
  ...new Map(
    pages.map(({ sections: [head], path }) => [`${head?.kind} ${Object.keys(head ?? {})}`, path]),
  ).values(),
]

/** The page with the least on it: its footer is seen at once. */
const shortest = pages.toSorted((a, b) => a.sections.length - b.sections.length)[0]?.path ?? '/'

const documentOf = (path: string): string =>
  readFileSync(join(inject('outDir'), path, 'index.html'), 'utf8')

const cases = [...new Set(['/', shortest, ...samples])].flatMap((path) =>
  Object.entries(STOPS)
    .filter(([, stop]) => stop.test(documentOf(path)))
    .map(([where, stop]) => ({ path, where, stop })),
)

test.for(Object.keys(STOPS))('there are pages that stop %s', (where) => {
  expect(cases.some((one) => one.where === where)).toBe(true)
})

test.for(cases)('$path does not move when it stops $where', async ({ path, stop }, { open }) => {
  const site = await piecewiseSite(cutAt(stop))
  const page = await open({ viewport: { width: 360, height: 800 } })
  await page.goto(site.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  while (site.next());
  await taken(page)
  expect(await shifts(page)).toBeLessThan(paint.shift)
})

/** Sends piece by piece, each when the one before is painted, until the window is full; then the rest. */
async function fill(page: Page, site: PiecewiseSite): Promise<void> {
  const isFull = () =>
    page.evaluate(async () => {
      const last = [...document.querySelectorAll('body *')].at(-1)
      // What cannot be seen moves nothing that can be.
      if (!last?.checkVisibility({ visibilityProperty: true })) return false
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve))
      const parts = [...document.querySelectorAll('main > *, footer > *')]
      return (parts.at(-1)?.getBoundingClientRect().top ?? 0) > innerHeight
    })
  let pieces = 1
  while (!(await isFull()) && site.next()) pieces += 1
  // With fewer, it would not have been in pieces.
  expect(pieces).toBeGreaterThan(10)
  while (site.next());
}

test('nothing moves while element after element comes', async ({ open }) => {
  const site = await piecewiseSite(cutEverywhere)
  const page = await open()
  await page.goto(`${site.url}/`, { waitUntil: 'commit' })
  await fill(page, site)
  await taken(page)
  expect(await shifts(page)).toBe(0)
})

test.for([...new Set(['/', ...samples])])(
  'nothing of %s moves in any window while element after element comes',
  async (path, { reuse }) => {
    const page = await reuse({ javaScriptEnabled: false })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const { pieces, moved } = await rebuilt(page)
      expect(moved, `at ${width} px`).toEqual([])
      // With fewer, it would not have been in pieces.
      expect(pieces).toBeGreaterThan(40)
    }
  },
)
