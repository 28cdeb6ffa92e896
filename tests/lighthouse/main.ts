/** `npm run bench:lighthouse`: stock Lighthouse on every page, `-- /Careers` on some. Ends with 1 if one misses a goal. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../src/commands/screenshots/chromium.ts'
import { serveSite } from '../bench/serve-site.ts'
import { GOALS, type Row, short } from './goals.ts'

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

/** A phone on a slow connection: Lighthouse's default. */
async function audit(path: string): Promise<Row> {
  const result = await lighthouse(url + path, { port, output: 'json', logLevel: 'error' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    kB: Math.round(value('total-byte-weight') / 1000),
  }
}

const asked = process.argv.slice(2)
const rows: Record<string, Row> = {}
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
const misses = Object.entries(rows).flatMap(([path, row]) => short(path, row))
for (const miss of misses) console.log(miss)
console.log(
  `${Object.keys(rows).length} pages, ${misses.length} goals missed of ${JSON.stringify(GOALS)}`,
)
process.exitCode = misses.length > 0 ? 1 : 0
