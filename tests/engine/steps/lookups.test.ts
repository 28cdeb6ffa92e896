/** Work grows linearly with the size of a site; property reads are counted. */
import { expect, test, vi } from 'vitest'
import { resolveLink } from '../../../src/content/resolve/links.ts'
import { createTargets } from '../../../src/content/resolve/targets.ts'
import { type EmittedSite, findBrokenLinks } from '../../../src/publish/crawl/find-broken-links.ts'

const SIZE = 200

/** A proxy that counts property reads at any depth; `looks` returns the number since the last call. */
function watched<T extends object>(value: T) {
  let count = 0
  const watch = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, key) {
        count += 1
        const inner: unknown = Reflect.get(target, key)
        return typeof inner === 'object' && inner !== null ? watch(inner) : inner
      },
    })
  const looks = () => {
    const found = count
    count = 0
    return found
  }
  return { value: watch(value), looks }
}

/** A site with this number of pages; each has a file and links to some others. */
const createSiteSchema = (count: number): EmittedSite => ({
  origin: 'https://www.example.com',
  base: '',
  pages: Array.from({ length: count }, (_, index) => ({
    path: `/page-${index}`,
    html: `<!doctype html><link rel="icon" href="/icon-${index}.svg"><a href="/page-${(index + 1) % count}#here">Next</a><a id="here" href="/icon-${(index + 7) % count}.svg">Other</a><img src="/icon-0.svg" alt="">`,
  })),
  others: [],
  files: Array.from({ length: count }, (_, index) => ({
    address: `/icon-${index}.svg`,
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })),
  flagged: new Set(),
  scripts: new Set(),
})

test('a crawl of twice as many pages looks at twice as many things', () => {
  const looksOf = (count: number) => {
    const site = createSiteSchema(count)
    const [pages, files] = [watched([...site.pages]), watched([...site.files])]
    expect(findBrokenLinks({ ...site, pages: pages.value, files: files.value })).toEqual([])
    return pages.looks() + files.looks()
  }
  expect(looksOf(SIZE)).toBeGreaterThan(SIZE)
  expect(looksOf(2 * SIZE) / looksOf(SIZE)).toBeLessThan(2.1)
})

test('only a broken link is compared with all pages', () => {
  const site = {
    routes: [
      { path: '/', sections: [{ id: 'top' }] },
      { path: '/Careers', sections: [] },
    ],
  }
  const walksFor = (to: string) => {
    const targets = createTargets(site, new Map([['/terms.txt', null]]))
    // Counts all methods that visit all pages.
    const pages = new Map(targets.pages)
    const walks = (['entries', 'keys', 'values', Symbol.iterator] as const).map((way) =>
      vi.spyOn(pages, way),
    )
    resolveLink({ ref: 'link', to }, { ...targets, pages }, targets.pages.get('/'))
    return walks.flatMap(({ mock }) => mock.calls).length
  }
  for (const to of ['/careers', '/#top', '#top', '/terms.txt', 'https://example.com'])
    expect(walksFor(to), to).toBe(0)
  expect(walksFor('/carers')).toBeGreaterThan(0)
})
