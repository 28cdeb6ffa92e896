import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../src/build/build-site.ts'
import { crawl } from '../../../src/build/crawl/crawl.ts'
import { DeadAddresses } from '../../../src/build/crawl/dead-addresses.ts'
import { realBuild } from '../real-build.ts'

const real = realBuild()

beforeAll(() => real.build())
afterAll(() => real.remove())

test('a page that leads nowhere is not published, and the last good build stays as it is', async () => {
  const before = real.manifest()
  const [first, ...others] = real.site.pages
  if (!first) throw new Error('The site has no page.')
  const crumb = { label: 'Elsewhere', href: '/zzqxv' }
  const sheet = { ...first.sheet, trail: [crumb, ...first.sheet.trail] }
  const site = { ...real.site, pages: [{ ...first, sheet }, ...others] }
  const failure = await buildSite(real.project, site, 'inputs').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DeadAddresses)
  expect(String(failure)).toContain('"/zzqxv"')
  expect(String(failure)).toContain(`${first.path} (a href)`)
  expect(real.manifest()).toEqual(before)
})

test('what was published names nothing that is not there', () => {
  const { pages, files } = real.manifest()
  const site = {
    origin: real.site.publication.origin,
    pages: Object.entries(pages).map(([path, { file }]) => ({ path, html: real.read(file) })),
    others: [{ path: '/404.html', html: real.read('404.html') }],
    files: Object.entries(files).map(([address, { file }]) => ({ address, body: real.read(file) })),
    flagged: new Set(real.site.links.flags.map(({ target }) => target)),
  }
  expect(site.pages.length).toBe(real.site.pages.length)
  expect(crawl(site)).toEqual([])
  // Without what the site file flags, exactly that is dead.
  const dead = new Set(crawl({ ...site, flagged: new Set() }).map(({ address }) => address))
  const flagged = [...site.flagged].filter((target) => target !== 'nothing')
  expect([...dead].sort()).toEqual(flagged.sort())
})
