import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startChromium } from '../../../src/screenshots/chromium.ts'
import { readManifest } from '../../../src/server/manifest.ts'
import { start } from '../../browser/processes.ts'
import { type Measured, median, rounded } from '../report.ts'

/** What a first visit to a page transfers, in bytes. */
interface Weight {
  readonly html: number
  /** Inside of the document, before compression. */
  readonly css: number
  readonly scripts: number
  readonly fonts: number
  readonly pictures: number
  /** What was asked for before the first paint, the document included. */
  readonly beforePaint: number
  readonly scriptsBeforePaint: number
}

const NAMES: Readonly<Record<keyof Weight, string>> = {
  html: 'document',
  css: 'styles in it, not compressed',
  scripts: 'scripts',
  fonts: 'fonts',
  pictures: 'pictures on the first screen',
  beforePaint: 'asked for before the first paint',
  scriptsBeforePaint: 'of these, scripts',
}

/** Bytes of all pages as they are sent, on a first visit with an empty cache. */
export async function pages(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'site-pages-'))
  const outDir = join(folder, 'dist')
  const server = await start(
    ['--import', 'tsx', 'src/server/main.ts'],
    { PORT: '0', OUT_DIR: outDir, CONTACT_DATABASE_URL: `file:${join(folder, 'contact.db')}` },
    /^Serving the site at (\S+)$/m,
  )
  const browserServer = await startChromium()
  const browser = await chromium.connect(browserServer.wsEndpoint())
  try {
    const weights: Weight[] = []
    for (const path of Object.keys(readManifest(outDir)?.pages ?? {}))
      weights.push(await visit(browser, `${server.said[0]}${path}`))
    const rows = Object.entries(NAMES).map(([name, label]) => {
      // The keys of NAMES are those of a weight.
      const all = weights.map((weight) => weight[name as keyof Weight])
      return [label, ...[Math.min(...all), median(all), Math.max(...all)].map(rounded)]
    })
    return {
      title: 'Bytes per page',
      how: `All ${weights.length} pages of the site in Chromium (360 by 640 px), each on a first visit with an empty cache: bytes as they are sent (brotli), without headers.`,
      columns: ['part', 'least', 'median', 'most'],
      rows,
      complaints: [],
    }
  } finally {
    await browser.close()
    await browserServer.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In the page, as text: no compiler of this program is to change it. */
const WEIGH = `(() => {
  const [navigation] = performance.getEntriesByType('navigation')
  const paint = performance.getEntriesByName('first-paint')[0].startTime
  const resources = performance.getEntriesByType('resource')
  const sum = (fits) => resources.filter(fits).reduce((total, one) => total + one.encodedBodySize, 0)
  const is = (end) => ({ name }) => end.test(new URL(name).pathname)
  const early = ({ startTime }) => startTime < paint
  const script = is(/\\.js$/)
  return {
    html: navigation.encodedBodySize,
    css: [...document.querySelectorAll('style')].reduce((total, one) => total + one.textContent.length, 0),
    scripts: sum(script),
    fonts: sum(is(/\\.woff2$/)),
    pictures: sum(is(/\\.(svg|png|jpe?g|webp)$/)),
    beforePaint: navigation.encodedBodySize + sum(early),
    scriptsBeforePaint: sum((one) => early(one) && script(one)),
  }
})()`

async function visit(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    // What WEIGH gives.
    return (await page.evaluate(WEIGH)) as Weight
  } finally {
    await context.close()
  }
}
