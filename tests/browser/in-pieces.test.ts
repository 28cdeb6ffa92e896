import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { paint } from '../budgets.ts'
import { taken, test } from './visitor.ts'

const { pages } = inject('site')
/** Where documents may stop: behind their first picture, and where their footer has begun. */
const STOPS = {
  'behind the first picture': /<main[\s\S]*?<img[^>]*>/,
  'in the footer': /<footer[^>]*>[\s\S]*?<\/span>/,
} as const

/** The site, with documents that stop for a moment, as on a line that stutters. */
async function stutteringSite(
  stop: RegExp,
): Promise<{ url: string; resume: () => void; close: () => void }> {
  let resume = () => {}
  const server = createServer(async (request, response) => {
    const answer = await fetch(inject('url') + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(enc|len)|transfer)/.test(name),
    )
    response.writeHead(answer.status, Object.fromEntries(headers))
    const end = stop.exec(body.toString())?.[0]
    if (end === undefined || !answer.headers.get('content-type')?.includes('html')) {
      response.end(body)
      return
    }
    const at = body.indexOf(end) + Buffer.byteLength(end)
    response.write(body.subarray(0, at))
    await new Promise<void>((go) => {
      resume = go
    })
    response.end(body.subarray(at))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    url: `http://127.0.0.1:${port}`,
    resume: () => resume(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

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
  const site = await stutteringSite(stop)
  try {
    const page = await open({ viewport: { width: 360, height: 800 } })
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    site.resume()
    await taken(page)
    const shifts = await page.evaluate(async () => {
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
    expect(shifts).toBeLessThan(paint.shift)
  } finally {
    site.close()
  }
})
