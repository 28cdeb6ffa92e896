/** Parts of a page, each rendered alone. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withViews } from '../../../../src/app/loaded.ts'
import { Page } from '../../../../src/app/Page.tsx'
import type { Link } from '../../../../src/content/model.ts'
import { NextSheet } from '../../../../src/theme/shell/NextSheet.tsx'
import { SheetStrip } from '../../../../src/theme/shell/SheetStrip.tsx'
import { SiteLink } from '../../../../src/theme/ui/SiteLink.tsx'
import { attributeOf, elementsOf, textOf } from '../../browser/markup.ts'
import { Surroundings, site } from './surroundings.tsx'

const { words } = site.shell
const [home] = site.pages
if (!home) throw new Error('The site has no page.')

/** What a part shows on a page: its elements of a name. */
const shown = (path: string, part: ReactNode) => {
  const html = renderToStaticMarkup(<Surroundings path={path}>{part}</Surroundings>)
  const elements = elementsOf(html)
  return (tag: string) => elements.filter(({ tagName }) => tagName === tag)
}

describe('a page', () => {
  test('says which view is missing', async () => {
    const page = { ...(await withViews(home)), views: new Map() }
    expect(() => shown(home.path, <Page page={page} />)).toThrow(`"${home.sections[0]?.kind}"`)
  })

  test('can show nothing but its sections', async () => {
    const { next: _, ...sheet } = home.sheet
    const sections = [{ kind: 'hero', headline: 'Alone', size: 'page' }] as const
    const textOn = async (own: object) => {
      const page = await withViews({ ...home, sections, sheet: { ...sheet, ...own } })
      const main = (
        <main>
          <Page page={page} />
        </main>
      )
      return shown(home.path, main)('main').map(textOf)
    }
    expect(await textOn({ hidden: true })).toEqual(['Alone'])
    expect(await textOn({})).not.toEqual(['Alone'])
  })

  test.for(site.pages)('shows where it stands: $path', ({ path, sheet }) => {
    const of = shown(path, <SheetStrip sheet={sheet} />)
    const { code, of: count, trail } = sheet
    expect(of('nav').map((nav) => attributeOf(nav, 'aria-label'))).toEqual([words.breadcrumb])
    const steps = of('li')
    expect(steps.map(textOf)).toEqual(trail.map(({ label }) => label))
    expect(of('p').map(textOf)).toEqual([`${words.sheet} ${code} ${words.sheetOf} ${count}`])
    const here = steps.filter((step) => attributeOf(step, 'aria-current') === 'page')
    expect(here).toEqual(steps.slice(-1))
    const links = of('a').map((link) => attributeOf(link, 'href'))
    expect(links).toEqual(trail.flatMap(({ href }) => href ?? []))
    expect(links).not.toContain(path)
  })

  test('leads on by one link; the picture beside it is no part of its name', () => {
    const next = site.pages.flatMap(({ sheet }) => sheet.next ?? []).find(({ image }) => image)
    if (!next) throw new Error('No set of the site leads on.')
    const of = shown('/', <NextSheet of={next} />)
    expect(of('a').map((link) => [attributeOf(link, 'href'), textOf(link)])).toEqual([
      [next.href, next.name],
    ])
    expect(of('p').map(textOf)).toEqual([`${next.label} ${next.code}`, next.name])
    expect(of('img').map((one) => [attributeOf(one, 'src'), attributeOf(one, 'alt')])).toEqual([
      [next.image?.src, ''],
    ])
    const { image: _, ...bare } = next
    expect(shown('/', <NextSheet of={bare} />)('img')).toEqual([])
  })
})

describe('a link', () => {
  /** The one element that a link is on the page at `/Here`. */
  function elementOf(to: Link, label?: string) {
    const link = (
      <SiteLink to={to} label={label} className="own">
        Words
      </SiteLink>
    )
    const of = shown('/Here', link)
    const [element, ...more] = [...of('a'), ...of('button')]
    if (!element || more.length > 0) throw new Error('It is not one element.')
    expect([textOf(element), attributeOf(element, 'class')]).toEqual(['Words', 'own'])
    return (name: string) => (name === 'tag' ? element.tagName : attributeOf(element, name))
  }

  const links: readonly (readonly [Link, string])[] = [
    [{ kind: 'route', href: '/There' }, '/There'],
    [{ kind: 'route', href: '/There#place' }, '/There#place'],
    [{ kind: 'route', href: '/Here#place' }, '/Here#place'],
    [{ kind: 'anchor', href: '#place' }, '#place'],
    [{ kind: 'external', href: 'mailto:ann@example.org' }, 'mailto:ann@example.org'],
    [{ kind: 'panel', href: '/', panel: 'services' }, '/'],
    [{ kind: 'dead', href: '/Here' }, '/Here'],
  ]

  test.for(links)('%o works without scripts, and takes a name', ([to, href]) => {
    const attribute = elementOf(to, 'Name')
    expect(['tag', 'href', 'aria-label'].map(attribute)).toEqual(['a', href, 'Name'])
    expect(attribute('aria-current')).toBeUndefined()
  })

  test('without a target is a button that sends nothing', () => {
    const attribute = elementOf({ kind: 'nothing' }, 'Name')
    expect(['tag', 'type', 'aria-label'].map(attribute)).toEqual(['button', 'button', 'Name'])
  })

  test('to the page itself is current', () => {
    expect(elementOf({ kind: 'route', href: '/Here' })('aria-current')).toBe('page')
  })
})
