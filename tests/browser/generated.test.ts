import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import type { CompiledSite } from '../../src/model.ts'
import { patience, trial } from '../properties/generated/count.ts'
import { publicFiles } from '../properties/generated/ground.ts'
import { builtRenderer, hydrationScript } from '../properties/generated/hydration/bundle.ts'
import {
  type Prerendered,
  type PrerenderedSite,
  prerendered,
} from '../properties/generated/hydration/prerendered.ts'
import { sites } from '../properties/generated/sites.ts'
import { styles, written } from '../properties/generated/written.ts'
import { test } from './visitor.ts'

const PLACE = '/generated-sites'

const renderers = builtRenderer()

/** What the React for development says of itself. */
const DEVELOPMENT = /^console\.info: .*React DevTools/

/** A document without anything, in which others are taken over. Nobody looks: that saves the layout. */
async function openHost(page: Page): Promise<void> {
  const script = await hydrationScript()
  await page.route(`**${PLACE}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Host</title><style data-ids="">#root{display:none}</style></head>
<body></body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></html>`,
    }),
  )
  await page.goto(PLACE)
  await page.waitForFunction(() => 'takeOver' in window)
}

/** What goes wrong where the documents of a site are taken over. */
const troublesIn = (page: Page, site: PrerenderedSite): Promise<string[]> =>
  page.evaluate((one) => Reflect.get(window, 'takeOver')(one), site)

const compiledFrom = (text: string): CompiledSite => {
  const { value, diagnostics } = compile({ text, file: 'site.yaml', publicFiles })
  if (!value) throw new Error(JSON.stringify(diagnostics))
  return value
}

test('an arbitrary valid site is taken over as it is, without a word', {
  timeout: patience,
}, async ({ reuse, troubles }) => {
  troubles.allow(DEVELOPMENT)
  const page = await reuse()
  await openHost(page)
  const renderer = await renderers
  await fc.assert(
    fc.asyncProperty(sites, styles, async (site, style) => {
      const value = compiledFrom(written(site, style))
      expect(await troublesIn(page, await prerendered(renderer, value))).toEqual([])
    }),
    trial,
  )
})

const PLANTED: Readonly<Record<string, (one: Prerendered) => Prerendered>> = {
  'another text': changed((html) => html.replace(/(<h1[^>]*>)/, '$1Not ')),
  'another address': changed((html) => html.replace(/ href="[^"]*"/, ' href="/elsewhere"')),
  'an element too many': changed((html) => html.replace('</main>', '<hr></main>')),
  'an element too few': changed((html) => html.replace(/<h1[^>]*>.*?<\/h1>/, '')),
  'another class': changed((html) => html.replace(/ class="s-/, ' class="t-')),
  'a style too few': (one) => ({ ...one, ids: one.ids.slice(1) }),
}

function changed(change: (html: string) => string) {
  return (one: Prerendered): Prerendered => ({ ...one, html: change(one.html) })
}

test('a document that is not what the application shows would be noticed', async ({
  reuse,
  troubles,
}) => {
  troubles.allow(DEVELOPMENT)
  const page = await reuse()
  await openHost(page)
  const [sample] = fc.sample(fc.tuple(sites, styles), { numRuns: 1, seed: 1 })
  if (!sample) throw new Error('There is no site.')
  const site = await prerendered(await renderers, compiledFrom(written(...sample)))
  expect(await troublesIn(page, site)).toEqual([])
  for (const [what, change] of Object.entries(PLANTED)) {
    const told = await troublesIn(page, { ...site, documents: site.documents.map(change) })
    expect(told, what).not.toEqual([])
  }
})
