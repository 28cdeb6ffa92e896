import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadViews } from '../../../../src/app/loaded-page.ts'
import { Page } from '../../../../src/app/Page.tsx'
import type { Link } from '../../../../src/content/model.ts'
import { SiteLink } from '../../../../src/theme/ui/SiteLink.tsx'
import { getAttribute, getText, parseElements } from '../../browser/markup.ts'
import { Surroundings, site } from './surroundings.tsx'

const [home] = site.pages
if (!home) throw new Error('The site has no page.')

/** Renders a part and returns its elements with a tag name. */
const shown = (path: string, part: ReactNode) => {
  const html = renderToStaticMarkup(<Surroundings path={path}>{part}</Surroundings>)
  const elements = parseElements(html)
  return (tag: string) => elements.filter(({ tagName }) => tagName === tag)
}

describe('a page', () => {
  test('names the missing view', async () => {
    const page = { ...(await loadViews(home)), views: new Map() }
    expect(() => shown(home.path, <Page page={page} />)).toThrow(`"${home.sections[0]?.kind}"`)
  })

  test('shows only its sections when breadcrumbs are hidden', async () => {
    const { next: _, ...placement } = home.placement
    const sections = [{ kind: 'hero', headline: 'Alone', size: 'page' }] as const
    const textOn = async (own: object) => {
      const page = await loadViews({ ...home, sections, placement: { ...placement, ...own } })
      const main = (
        <main>
          <Page page={page} />
        </main>
      )
      return shown(home.path, main)('main').map(getText)
    }
    expect(await textOn({ hidden: true })).toEqual(['Alone'])
    expect(await textOn({})).not.toEqual(['Alone'])
  })

  test.for([
    [['banner', 'hero'], 'Alone'],
    [['banner', 'banner'], 'The title'],
    [['contact', 'hero'], 'Come by'],
  ] as const)('has one main heading: %j', async ([kinds, expected]) => {
    const image = { src: '/a.svg', alt: '', width: 3, height: 2 }
    const contact = site.pages
      .flatMap(({ sections }) => sections)
      .find(({ kind }) => kind === 'contact')
    const byKind = {
      banner: { kind: 'banner', image },
      hero: { kind: 'hero', headline: 'Alone', size: 'page' },
      contact: { ...contact, kind: 'contact', heading: 'Come by' },
    }
    const sections = kinds.map((kind) => byKind[kind])
    const page = await loadViews({ ...home, title: 'The title', sections })
    const of = shown(home.path, <Page page={page} />)
    expect(of('h1').map(getText)).toEqual([expected])
  })
})

/** Links with their element and target, and whether they are current on the page `/Here`. */
const LINKS: readonly [to: Link, tag: string, href?: string, current?: string][] = [
  [{ kind: 'route', href: '/There' }, 'a', '/There'],
  [{ kind: 'route', href: '/There#place' }, 'a', '/There#place'],
  [{ kind: 'route', href: '/Here#place' }, 'a', '/Here#place'],
  [{ kind: 'route', href: '/Here' }, 'a', '/Here', 'page'],
  [{ kind: 'anchor', href: '#place' }, 'a', '#place'],
  [{ kind: 'external', href: 'mailto:ann@example.org' }, 'a', 'mailto:ann@example.org'],
  [{ kind: 'panel', href: '/', panel: 'services' }, 'a', '/'],
  [{ kind: 'dead', href: '/Here' }, 'a', '/Here'],
  [{ kind: 'nothing' }, 'button'],
]

test.for(LINKS)('renders %o without scripts and with an accessible name', ([to, ...expected]) => {
  const link = (
    <SiteLink to={to} label="Name" className="own">
      Words
    </SiteLink>
  )
  const of = shown('/Here', link)
  const found = [...of('a'), ...of('button')].map((one) => [
    getText(one),
    ...['class', 'aria-label', 'type'].map((name) => getAttribute(one, name)),
    ...[one.tagName, getAttribute(one, 'href'), getAttribute(one, 'aria-current')],
  ])
  const [tag, href, current] = expected
  const type = tag === 'button' ? 'button' : undefined
  expect(found).toEqual([['Words', 'own', 'Name', type, tag, href, current]])
})
