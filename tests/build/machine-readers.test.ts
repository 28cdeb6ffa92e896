/** What machines are told of the built site, held against the site that was built. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeOf, elementsOf, textOf } from '../browser/markup.ts'
import { realBuild } from './real-build.ts'

const real = realBuild()
const { origin } = real.site.publication

beforeAll(() => real.build(), 120_000)
afterAll(() => real.remove())

const documents = () => Object.values(real.manifest().pages).map(({ file }) => real.read(file))

/** Whether the build has a page or file at an address of the site. */
const exists = (address: string): boolean => {
  const { pages, files } = real.manifest()
  const path = decodeURI(address.replace(/#.*/, ''))
  return Object.hasOwn(pages, path) || Object.hasOwn(files, path)
}

const own = (address: string): string => {
  expect(address.startsWith(`${origin}/`), address).toBe(true)
  return address.slice(origin.length)
}

const missing = (addresses: readonly string[]) => addresses.filter((one) => !exists(one))

const fileAt = (address: string) => real.manifest().files[address]

test.each([
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is served as what it is, and asked for anew each time', (address, type) => {
  expect(fileAt(address)).toMatchObject({ type, immutable: false })
})

test('the sitemap names exactly the pages, each as it calls itself', () => {
  const text = real.read('sitemap.xml')
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => own(one))
  expect(found).toEqual(Object.keys(real.manifest().pages))
})

test('robots learn of a sitemap that is there', () => {
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(real.read('robots.txt')) ?? []
  expect(missing([own(address)])).toEqual([])
})

test('the icons and the start of the manifest are there', () => {
  const manifest: { start_url: string; icons: { src: string; type: string }[] } = JSON.parse(
    real.read('manifest.webmanifest'),
  )
  expect(manifest.icons.length).toBeGreaterThan(3)
  expect(missing([manifest.start_url, ...manifest.icons.map(({ src }) => src)])).toEqual([])
  for (const { src, type } of manifest.icons) expect(fileAt(src)?.type).toBe(type)
})

test('every document names a manifest and icons that are there', () => {
  for (const document of documents()) {
    const links = elementsOf(document).filter(({ tagName }) => tagName === 'link')
    const named = (rel: string) =>
      links.flatMap((one) =>
        attributeOf(one, 'rel') === rel ? [attributeOf(one, 'href') ?? ''] : [],
      )
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(named(rel), rel).toHaveLength(1)
      expect(missing(named(rel))).toEqual([])
    }
  }
})

/** Every text of a value that is an address of the site. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.startsWith(origin)) yield value
  else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) yield* addressesIn(entry)
  }
}

test('every address in the data for search engines is there', () => {
  const blocks = documents().flatMap((document) =>
    elementsOf(document).flatMap((one) =>
      attributeOf(one, 'type') === 'application/ld+json' ? [JSON.parse(textOf(one))] : [],
    ),
  )
  expect(blocks).toHaveLength(real.site.pages.length)
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  const found = [...addressesIn(blocks)].map(own)
  expect(found.length).toBeGreaterThan(blocks.length * 2)
  expect(missing(found)).toEqual([])
})

test('the not-found page tells search engines nothing', () => {
  const document = real.read('404.html')
  expect(document).not.toContain('application/ld+json')
  expect(document).toContain('content="noindex"')
})
