import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withViews } from '../../../../src/app/loaded.ts'
import { Page } from '../../../../src/app/Page.tsx'
import { Layout } from '../../../../src/theme/shell/Layout.tsx'
import { NotFound } from '../../../../src/theme/shell/NotFound.tsx'
import { attributeOf, elementsOf, textOf } from '../../browser/markup.ts'
import { Surroundings, site } from './surroundings.tsx'

const { shell } = site

describe('the layout', () => {
  const elements = elementsOf(
    renderToStaticMarkup(
      <Surroundings path="/">
        <Layout>Content</Layout>
      </Surroundings>,
    ),
  )
  const of = (tag: string) => elements.filter(({ tagName }) => tagName === tag)

  test('has each landmark once, with the content in the main one', () => {
    for (const tag of ['header', 'main', 'footer']) expect(of(tag), tag).toHaveLength(1)
    expect(of('main').map(textOf)).toEqual(['Content'])
    const names = of('nav').map((nav) => attributeOf(nav, 'aria-label'))
    expect(names).toEqual([shell.words.mainNavigation, shell.words.footerNavigation])
  })

  test('begins with a link to the content', () => {
    const [first] = of('a')
    const [main] = of('main')
    expect(first && textOf(first)).toBe(shell.words.skipToContent)
    expect(first && attributeOf(first, 'href')).toBe(`#${main && attributeOf(main, 'id')}`)
  })

  test('says everything that the site file has for bar, panels and footer', () => {
    const texts = new Set(elements.map(textOf))
    const { navigation, footer } = shell
    const groups = Object.values(navigation.panels).flatMap((panel) => panel.groups)
    const labels = [
      ...navigation.bar.flatMap((entry) => ('label' in entry ? [entry.label] : [])),
      ...Object.values(navigation.panels).map(({ label }) => label),
      ...groups.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
      ...Object.values(navigation.panels).flatMap(({ aside }) => [
        aside.title,
        aside.text,
        aside.action.label,
      ]),
      ...footer.links.map(({ label }) => label),
      ...footer.legal,
      footer.tagline ?? '',
      footer.linksTitle,
    ]
    expect(labels.filter((label) => !texts.has(label))).toEqual([])
  })

  test('needs no heading of the first level: that is the page’s', () => {
    expect(of('h1')).toEqual([])
  })
})

describe('a page', () => {
  test('shows its sections in order', async () => {
    const data = site.pages.find(({ sections }) => sections.length > 3)
    if (!data) throw new Error('No page has more than three sections.')
    const loaded = await withViews(data)
    const whole = renderToStaticMarkup(
      <Surroundings path={data.path}>
        <Page page={loaded} />
      </Surroundings>,
    )
    const headings = data.sections.flatMap((section) =>
      'heading' in section ? [section.heading] : 'headline' in section ? [section.headline] : [],
    )
    const shown = elementsOf(whole)
      .filter(({ tagName }) => /^h[12]$/.test(tagName))
      .map(textOf)
    expect(shown.filter((text) => headings.includes(text))).toEqual(headings)
  })

  test('comes with the views of its sections and no others', async () => {
    for (const data of site.pages) {
      const { views } = await withViews(data)
      expect([...views.keys()]).toEqual([...new Set(data.sections.map(({ kind }) => kind))])
    }
  })

  test('says which view is missing', async () => {
    const [data] = site.pages
    if (!data) throw new Error('The site has no page.')
    const loaded = await withViews(data)
    const broken = (
      <Surroundings path={data.path}>
        <Page page={{ ...loaded, views: new Map() }} />
      </Surroundings>
    )
    expect(() => renderToStaticMarkup(broken)).toThrow(`"${data.sections[0]?.kind}"`)
  })
})

test('a page can show nothing but its sections', async () => {
  const [some] = site.pages
  if (!some) throw new Error('The site has no page.')
  const { next: _, ...sheet } = some.sheet
  const sections = [{ kind: 'hero', headline: 'Alone', size: 'page' }] as const
  const textOn = async (own: object) => {
    const page = await withViews({ ...some, sections, sheet: { ...sheet, ...own } })
    const html = renderToStaticMarkup(
      <Surroundings path={some.path}>
        <main>
          <Page page={page} />
        </main>
      </Surroundings>,
    )
    return elementsOf(html)
      .filter(({ tagName }) => tagName === 'main')
      .map(textOf)
  }
  expect(await textOn({ hidden: true })).toEqual(['Alone'])
  expect(await textOn({})).not.toEqual(['Alone'])
})

describe('the page for unknown addresses', () => {
  const render = (nearest: readonly { path: string; title: string }[]) =>
    elementsOf(
      renderToStaticMarkup(
        <Surroundings path="">
          <NotFound nearest={nearest} />
        </Surroundings>,
      ),
    )

  test('names the nearest pages as links', () => {
    const nearest = [
      { path: '/A', title: 'Page <A>' },
      { path: '/B', title: 'Page B' },
    ]
    const links = render(nearest).filter(({ tagName }) => tagName === 'a')
    expect(links.slice(-2).map((link) => [attributeOf(link, 'href'), textOf(link)])).toEqual([
      ['/A', 'Page <A>'],
      ['/B', 'Page B'],
    ])
  })

  test('has a number of its own in its title block, and the way home', () => {
    const { sheet } = shell.notFound
    const texts = render([]).map(textOf)
    expect(texts).toContain(
      `${shell.words.sheet} ${sheet?.code} ${shell.words.sheetOf} ${sheet?.of}`,
    )
    expect(sheet?.of).toBe(site.pages.length)
    expect(sheet?.trail.map(({ href }) => href)).toEqual(['/', undefined])
  })

  test('has no list without suggestions, but its words and a way out', () => {
    const elements = render([])
    expect(elements.some((one) => attributeOf(one, 'data-nearest') !== undefined)).toBe(false)
    const texts = elements.map(textOf)
    const { headline, text, action } = shell.notFound
    for (const words of [headline, text, action.label]) expect(texts).toContain(words)
    expect(texts).not.toContain(shell.notFound.nearest)
  })
})
