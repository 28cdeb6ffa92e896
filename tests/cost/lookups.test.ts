import { describe, expect, test } from 'vitest'
import { crawl, type EmittedSite } from '../../src/build/crawl/crawl.ts'
import { contextOf, type KnownPage } from '../../src/compiler/context.ts'
import { remarksOn } from '../../src/compiler/resolve/remarks.ts'
import { pointAt, type Source, sourceOf } from '../../src/diagnostics/position.ts'
import { watched } from './looks.ts'

const SIZE = 200

/** How often places of a text of so many lines are looked up in its list of lines, for the one that takes longest. */
function looksAt(lines: number, find: (source: Source, offset: number) => unknown = pointAt) {
  const source = sourceOf('x', 'key: value\n'.repeat(lines))
  const { value: lineStarts, looks } = watched([...source.lineStarts])
  const offsets = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.floor(share * source.text.length))
  return Math.max(
    ...offsets.map((offset) => {
      looks()
      find({ ...source, lineStarts }, offset)
      return looks()
    }),
  )
}

/** Looks that a text twice as long may cost more: one more halving. */
const ONE_HALVING = 4

describe('a place in a text', () => {
  test('of twice as many lines is found with a few looks more', () => {
    expect(looksAt(10 * SIZE)).toBeLessThan(50)
    expect(looksAt(20 * SIZE) - looksAt(10 * SIZE)).toBeLessThanOrEqual(ONE_HALVING)
  })

  test('that is looked for line by line is found out', () => {
    const oneByOne = ({ lineStarts }: Source, offset: number) =>
      lineStarts.findIndex((start) => start > offset)
    expect(looksAt(20 * SIZE, oneByOne) - looksAt(10 * SIZE, oneByOne)).toBeGreaterThan(SIZE)
  })
})

/** A site of so many pages, each with a file of its own and links to some others. */
const siteOf = (count: number): EmittedSite => ({
  origin: 'https://www.example.com',
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
})

/** How often a crawl looks at the pages and files of a site of so many pages. */
function looksOfCrawl(count: number, step: (site: EmittedSite) => unknown = crawl): number {
  const site = siteOf(count)
  const pages = watched([...site.pages])
  const files = watched([...site.files])
  step({ ...site, pages: pages.value, files: files.value })
  return pages.looks() + files.looks()
}

describe('a crawl', () => {
  test('of twice as many pages looks at twice as many things', () => {
    expect(crawl(siteOf(SIZE))).toEqual([])
    expect(looksOfCrawl(SIZE)).toBeGreaterThan(SIZE)
    expect(looksOfCrawl(2 * SIZE) / looksOfCrawl(SIZE)).toBeLessThan(2.1)
  })

  test('that looks for every file in the list of all is found out', () => {
    const slow = (site: EmittedSite) => {
      crawl(site)
      for (const { html } of site.pages) {
        const [, icon] = /rel="icon" href="([^"]+)"/.exec(html) ?? []
        site.files.find(({ address }) => address === icon)
      }
    }
    expect(looksOfCrawl(2 * SIZE, slow) / looksOfCrawl(SIZE, slow)).toBeGreaterThan(3)
  })
})

/** Pages by their addresses that tell how often all of them were gone through. */
class Counted extends Map<string, KnownPage> {
  walks = 0

  override [Symbol.iterator]() {
    this.walks += 1
    return super[Symbol.iterator]()
  }
  override entries() {
    this.walks += 1
    return super.entries()
  }
  override keys() {
    this.walks += 1
    return super.keys()
  }
  override values() {
    this.walks += 1
    return super.values()
  }
  override forEach(...all: Parameters<Map<string, KnownPage>['forEach']>) {
    this.walks += 1
    super.forEach(...all)
  }
}

describe('a reference', () => {
  const site = {
    routes: [
      { path: '/', sections: [{ id: 'top' }] },
      { path: '/Careers', sections: [] },
    ],
  }
  /** How often all pages are gone through to find what a link on the first one refers to. */
  const walksFor = (to: string) => {
    const context = contextOf(site, new Map([['/terms.txt', null]]))
    const pages = new Counted(context.pages)
    const path = ['routes', 0, 'sections', 0, 'action', 'to']
    pages.walks = 0
    const { remarks } = remarksOn({ ref: { ref: 'link', to }, path }, path, site, {
      ...context,
      pages,
    })
    return { walks: pages.walks, remarks: remarks.length }
  }

  test.each(['/careers', '/#top', '#top', '/terms.txt', 'https://example.com'])(
    'to %s is not looked for among all pages',
    (to) => {
      expect(walksFor(to)).toEqual({ walks: 0, remarks: 0 })
    },
  )
  test('that leads nowhere is, to say what may be meant', () => {
    expect(walksFor('/carers').walks).toBeGreaterThan(0)
  })
})
