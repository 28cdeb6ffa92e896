import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { startChromium } from '../../../src/screenshots/chromium.ts'
import { start } from '../../browser/processes.ts'
import { type Measured, median, rounded } from '../report.ts'
import { type SiteFile, withSites } from '../sites/files.ts'

const TIMES = 20
const WARM_UP = 4
/** Between two edits, in ms: the watcher takes writes that follow each other closely for one. */
const PAUSE = 300
/** For the first document, while Vite prepares its libraries on a busy machine, in ms. */
const SLOWEST = 120_000
const PAGE = '/Careers'
const HEADLINE = 'headline: Join Our Team'

/** How long it takes from a save until the open page has changed. */
export async function editing(sizes: readonly number[]): Promise<Measured> {
  const server = await startChromium()
  const browser = await chromium.connect(server.wsEndpoint())
  try {
    const all = await withSites(sizes, async (site) => ({
      routes: site.routes,
      taken: await edits(browser, site),
    }))
    return {
      title: 'Edit to screen',
      how: `From saving the site file to the changed headline in the page that is open in Chromium, under \`npm run dev\`, in ms; ${TIMES} edits.`,
      columns: ['routes', 'least', 'median', 'most'],
      rows: all.map(({ routes, taken }) => [
        routes,
        rounded(Math.min(...taken)),
        rounded(median(taken)),
        rounded(Math.max(...taken)),
      ]),
      complaints: [],
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** In the page, as text: no compiler of this program is to change it. */
const NOTE_HEADLINES = `
  window.seen = {}
  new MutationObserver(() => {
    const text = document.querySelector('h1').textContent
    window.seen[text] ??= performance.timeOrigin + performance.now()
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
`

async function edits(browser: Browser, { text, file }: SiteFile): Promise<number[]> {
  if (!text.includes(HEADLINE)) throw new Error(`${PAGE} has another headline now.`)
  const server = await start(
    ['node_modules/vite/bin/vite.js'],
    { SITE_FILE: file, PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined },
    /(http:\/\/[\d.]+:\d+)/,
  )
  try {
    const page = await browser.newPage()
    await page.goto(`${server.said[0]}${PAGE}`, { waitUntil: 'networkidle', timeout: SLOWEST })
    await page.evaluate(NOTE_HEADLINES)
    const taken: number[] = []
    for (let edit = 0; edit < WARM_UP + TIMES; edit += 1) {
      await wait(PAUSE)
      const words = `Edit number ${edit}`
      const changed = text.replace(HEADLINE, `headline: ${words}`)
      const saved = performance.timeOrigin + performance.now()
      writeFileSync(file, changed)
      const heading = page.getByRole('heading', { level: 1, name: words, exact: true })
      await heading.waitFor({ timeout: SLOWEST })
      const seen = Number(await page.evaluate(`window.seen[${JSON.stringify(words)}]`))
      if (edit >= WARM_UP) taken.push(seen - saved)
    }
    return taken
  } finally {
    await server.stop()
  }
}
