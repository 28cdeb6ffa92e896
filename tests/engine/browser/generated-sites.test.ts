import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { publicFiles } from '../properties/generated/ground.ts'
import { builtRenderer, hydrationScript } from '../properties/generated/hydration/bundle.ts'
import {
  type Prerendered,
  type PrerenderedSite,
  prerendered,
} from '../properties/generated/hydration/prerendered.ts'
import { sites } from '../properties/generated/sites.ts'
import { styles, written } from '../properties/generated/written.ts'
import { test } from './page-driver.ts'

const PLACE = '/generated-sites'

/** FUZZ_RUNS sets the number of generated sites. */
const numRuns = Number(process.env.FUZZ_RUNS) || 10

const renderers = builtRenderer()

async function openHost(page: Page): Promise<void> {
  const script = await hydrationScript()
  await page.route(`**${PLACE}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Host</title><style data-ids="">#root{display:none}</style></head>
<body></body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></html>`,
    }),
  )
  await page.route(/\.svg$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>',
    }),
  )
  await page.goto(PLACE)
  await page.waitForFunction(() => 'takeOver' in window)
}

const PLANTED: readonly ((html: string) => string)[] = [
  (html) => html.replace(/(<h1[^>]*>)/, '$1Not '),
  (html) => html.replace(/(<a [^>]*href=")[^"]*"/, '$1/elsewhere"'),
  (html) => html.replace('</main>', '<hr></main>'),
  (html) => html.replace(/ class="s-/, ' class="t-'),
]

test('hydrates generated sites without mismatches and reports planted ones', async ({ reuse }) => {
  const page = await reuse()
  await openHost(page)
  const renderer = await renderers
  const findFailures = (site: PrerenderedSite): Promise<string[]> =>
    page.evaluate((one) => Reflect.get(window, 'takeOver')(one), site)
  const documents = async (text: string) => {
    const { value, diagnostics } = compile(text, { vocabulary, files: publicFiles })
    if (!value) throw new Error(JSON.stringify(diagnostics))
    // With a time zone, opening hours show after hydration whether it is open.
    const { timeZone: _, ...shell } = value.shell
    return prerendered(renderer, { ...value, shell })
  }
  await fc.assert(
    fc.asyncProperty(sites, styles, async (site, style) => {
      expect(await findFailures(await documents(written(site, style)))).toEqual([])
    }),
    { numRuns },
  )
  const [sample] = fc.sample(fc.tuple(sites, styles), { numRuns: 1, seed: 1 })
  if (!sample) throw new Error('There is no site.')
  const site = await documents(written(...sample))
  for (const change of PLANTED) {
    const changed = (one: Prerendered): Prerendered => ({ ...one, html: change(one.html) })
    const failures = await findFailures({ ...site, documents: site.documents.map(changed) })
    expect(failures, String(change)).not.toEqual([])
  }
})
