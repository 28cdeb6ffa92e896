import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../../src/publish/build-site.ts'
import { DeadAddresses } from '../../../../src/publish/crawl/dead-addresses.ts'
import { EXAMPLE, realBuild } from './real-build.ts'

const real = await realBuild(EXAMPLE)

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
