import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EmittedSite,
  findBrokenLinks,
} from '../../../../src/publish/crawl/find-broken-links.ts'
import { parseTags } from '../../../../src/publish/crawl/parse-tags.ts'
import { parseElements } from '../../browser/markup.ts'
import { ORIGIN, smallSite } from './small-site.ts'

/** The small site with the first occurrence of a text replaced. */
function changed(from: string, to: string): EmittedSite {
  let done = false
  const once = (text: string): string => {
    if (done || !text.includes(from)) return text
    done = true
    return text.replace(from, () => to)
  }
  const pages = smallSite.pages.map(({ path, html }) => ({ path, html: once(html) }))
  const files = smallSite.files.map(({ address, body }) => ({ address, body: once(String(body)) }))
  if (!done) throw new Error(`The site does not hold ${from}.`)
  return { ...smallSite, pages, files }
}

const found = (site: EmittedSite) =>
  findBrokenLinks(site).map(({ document, place, address }) => `${document} ${place} ${address}`)

describe('reports each change as one violation', () => {
  test.each<[place: string, from: string, to: string, address?: string]>([
    ['/ a href', '"/Careers"', '"/careers"'],
    ['/ a href', '"/Careers"', '"Careers"'],
    ['/ a href', '"/Careers"', '"//careers"'],
    ['/ a href', '"/Careers"', '"http://www.example.org"'],
    ['/ a href', '"/Careers"', '"javascript:x"'],
    ['/ a href', '"/Careers"', '"&#x2F;nowhere&amp;x"', '/nowhere&x'],
    ['/ a href', '"/Careers#team"', '"/Careers#teem"'],
    ['/ a href', '"#main"', '"#mein"'],
    ['/ img src', '"/a.svg"', '"https://www.example.org/a.svg"'],
    ['/ img srcset', '/b.svg 2x', '/c.svg 2x', '/c.svg'],
    ['/ button aria-labelledby', '"name panel"', '"name pane"', 'pane'],
    ['/ input aria-describedby', 'describedby="name"', 'describedby="nome"', 'nome'],
    ['/ id', 'id="panel"', 'id="panel"><i id="panel"', 'panel'],
    ['/ style url()', 'url(/fonts/a.woff2)', 'url("/fonts/b.woff2")', '/fonts/b.woff2'],
    ['/ script src', '"https://count.example.net/a.js"', '"https://count.example.net/b.js"'],
    ['/ img src', '"/a.svg"', '"https://count.example.net/a.js"'],
    ['/ script data-modules', '/assets/page.js"', '/assets/p.js"'],
    ['/ link href', `"${ORIGIN}/"`, '"/"'],
    ['/ meta content', `${ORIGIN}/social/home.png`, `${ORIGIN}/social/hom.png`],
    ['/ JSON-LD item', `${ORIGIN}/Careers#team`, `${ORIGIN}/Careers#teem`],
    ['/ JSON-LD @id', `${ORIGIN}/#organization`, `${ORIGIN}/x#organization`],
    ['/sitemap.xml loc', '/Careers</loc>', '/Career</loc>', `${ORIGIN}/Career`],
    ['/robots.txt Sitemap', `${ORIGIN}/sitemap.xml`, `${ORIGIN}/map.xml`],
    ['/manifest.webmanifest start_url', '"start_url":"/"', '"start_url":"/x"', '/x'],
    ['/manifest.webmanifest icons src', '{"src":"/favicon.svg"', '{"src":"/f.svg"', '/f.svg'],
  ])('%s: %s -> %s', (place, from, to, address = to.replaceAll('"', '')) => {
    expect(found(changed(from, to))).toEqual([`${place} ${address}`])
  })

  test('also in documents without an address', () => {
    const [first] = smallSite.others
    const others = [{ path: first?.path ?? '', html: '<a href="/x">x</a>' }]
    expect(found({ ...smallSite, others })).toEqual([`${first?.path} a href /x`])
  })
})

test('finds exactly the broken addresses', () => {
  const places = smallSite.pages.flatMap(({ path, html }) =>
    [...html.matchAll(/ (href|src|popovertarget|for|aria-controls|action)="([^"]+)"/g)].flatMap(
      ({ index, 0: { length } }) => (isInComment(html, index) ? [] : [{ path, index, length }]),
    ),
  )
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...places), { minLength: 1 }), (broken) => {
      const pages = smallSite.pages.map(({ path, html }) => {
        const here = broken.filter((one) => one.path === path).sort((a, b) => b.index - a.index)
        const text = here.reduce((before, { index, length }) => {
          const [name] = before.slice(index).split('=', 1)
          return `${before.slice(0, index)}${name}="/zz-${path.length}-${index}"${before.slice(index + length)}`
        }, html)
        return { path, html: text }
      })
      const expected = broken.map(({ path, index }) => `${path} /zz-${path.length}-${index}`)
      const reported = findBrokenLinks({ ...smallSite, pages }).map(
        (one) => `${one.document} ${one.address}`,
      )
      expect(reported.sort()).toEqual(expected.sort())
    }),
    { numRuns: 300 },
  )
})

const isInComment = (html: string, at: number): boolean =>
  html.lastIndexOf('<!--', at) > html.lastIndexOf('-->', at)

test('parses documents as browsers do', () => {
  for (const { html } of smallSite.pages) {
    const read = parseTags(html).map(({ name, attributes }) =>
      [name, ...Object.entries(attributes)].join(' '),
    )
    const parsed = parseElements(html).map(({ tagName, attrs }) =>
      [tagName, ...attrs.map(({ name, value }) => [name, value])].join(' '),
    )
    expect(read).toEqual(parsed)
  }
})
