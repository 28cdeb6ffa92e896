/** `npm run bench:lighthouse`: stock Lighthouse on every page, `-- /Careers` on some. Ends with 1 if one misses a goal. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../src/commands/screenshots/chromium.ts'
import { serveSite } from './serve-site.ts'

/** Goals: scores of these categories (from 0 to 100) are at least so large, */
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** and numbers of these audits (ms, but for the last) at most. */
const MOST = {
  'largest-contentful-paint': 1500,
  'total-blocking-time': 65,
  'cumulative-layout-shift': 0.005,
}

const { url, site, stop } = await serveSite()
// A port that nobody uses at the moment.
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
server.close()
const options = await launchOptions()
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
})

/** What Lighthouse says of a page on a phone on a slow connection, which is its default. */
async function audit(path: string): Promise<Record<string, number>> {
  const result = await lighthouse(url + path, { port, output: 'json', logLevel: 'error' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories } = result.lhr
  const row: Record<string, number> = {}
  for (const name of Object.keys(LEAST))
    row[name] = Math.round(100 * (categories[name]?.score ?? Number.NaN))
  for (const name of [...Object.keys(MOST), 'total-byte-weight'])
    row[name] = Number(audits[name]?.numericValue?.toFixed(3))
  return row
}

const asked = process.argv.slice(2)
const rows: Record<string, Record<string, number>> = {}
try {
  for (const path of asked.length > 0 ? asked : site.pages.map((page) => page.path)) {
    rows[path] = await audit(path)
    process.stderr.write('.')
  }
} finally {
  await browser.close()
  await stop()
}
console.table(rows)
// A value that is missing meets no goal.
const misses = Object.entries(rows).flatMap(([path, row]) =>
  [
    ...Object.entries(LEAST).filter(([name, goal]) => !(Number(row[name]) >= goal)),
    ...Object.entries(MOST).filter(([name, goal]) => !(Number(row[name]) <= goal)),
  ].map(([name, goal]) => `${path}: ${name} is ${row[name]}, the goal is ${goal}`),
)
for (const miss of misses) console.log(miss)
console.log(`${Object.keys(rows).length} pages, ${misses.length} goals missed`)
process.exitCode = misses.length > 0 ? 1 : 0
