import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../src/commands/screenshots/chromium.ts'
import { serveSite } from './serve-site.ts'

/** Scores of categories, from 0 to 100. */
const MIN_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Values of audits: milliseconds, except for the last. */
const MAX_VALUES = {
  'largest-contentful-paint': 1500,
  'total-blocking-time': 65,
  'cumulative-layout-shift': 0.005,
}

type Row = Readonly<Record<string, number>>

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Audits a page with the default settings of Lighthouse: a phone on a slow connection. */
async function auditPage(url: string, port: number): Promise<Row> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories } = result.lhr
  const row: Record<string, number> = {}
  for (const name of Object.keys(MIN_SCORES))
    row[name] = Math.round(100 * (categories[name]?.score ?? Number.NaN))
  for (const name of [...Object.keys(MAX_VALUES), 'total-byte-weight'])
    row[name] = Number(audits[name]?.numericValue?.toFixed(3))
  return row
}

/** A missing value misses its goal. */
const findMisses = (path: string, row: Row): string[] =>
  [
    ...Object.entries(MIN_SCORES).filter(([name, min]) => !(Number(row[name]) >= min)),
    ...Object.entries(MAX_VALUES).filter(([name, max]) => !(Number(row[name]) <= max)),
  ].map(([name, goal]) => `${path}: ${name} is ${row[name]}, the goal is ${goal}`)

/** Audits all pages, or those at some paths. */
export async function benchLighthouse(paths: readonly string[]): Promise<void> {
  const { url, site, stop } = await serveSite()
  const port = await findFreePort()
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const rows: Record<string, Row> = {}
  try {
    for (const path of paths.length > 0 ? paths : site.pages.map((page) => page.path)) {
      rows[path] = await auditPage(url + path, port)
      process.stderr.write('.')
    }
  } finally {
    await browser.close()
    await stop()
  }
  console.table(rows)
  const misses = Object.entries(rows).flatMap(([path, row]) => findMisses(path, row))
  for (const miss of misses) console.log(miss)
  console.log(`${Object.keys(rows).length} pages, ${misses.length} goals missed`)
  process.exitCode = misses.length > 0 ? 1 : 0
}
