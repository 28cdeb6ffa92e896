import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { expand } from '../../../src/content/validate/expand.ts'
import { renderPage } from '../../../src/publish/render.tsx'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { type Section, vocabulary } from '../../../src/theme/sections/schemas.ts'
import { getAttribute, parseElements } from '../browser/markup.ts'
import { treeOf } from '../content/tree.ts'
import { findMismatchedItems, findMismatches } from './list-items.ts'
import { findMissingTexts, findWrongLinks } from './page-texts.ts'

const project = getProject(process.env)
const { value: site } = await compileProject(project)
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { shell, pages } = site

const { value: completed } = expand(treeOf(readFileSync(project.siteFile, 'utf8')), [
  ...vocabulary.kinds.keys(),
])
// The site has no errors, so this is its shape.
const { routes } = completed as { routes: readonly { sections: readonly unknown[] }[] }

/** The first page of each sequence of section kinds. */
const layouts = new Map(
  pages
    .map((page, index) => ({ page, written: routes[index]?.sections ?? [] }))
    .toReversed()
    .map((one) => [one.page.sections.map(({ kind }) => kind).join(), one] as const),
)

/** The picture at the top of a page must load at once, all others lazily. */
function findWrongLoading(html: string, { sections: [head] }: PageData<Section>): string[] {
  const first = head && 'image' in head ? head.image?.src : undefined
  const pictures = parseElements(html).filter(({ tagName }) => tagName === 'img')
  return pictures.flatMap((one, index) => {
    const [src, loading = 'eager', priority = 'auto'] = ['src', 'loading', 'fetchpriority'].map(
      (name) => getAttribute(one, name),
    )
    const expected = index === 0 && first !== undefined ? `${first} eager high` : `${src} lazy auto`
    const found = `${src} ${loading} ${priority}`
    return found === expected ? [] : [`${found} instead of ${expected}`]
  })
}

test.for([...layouts.values()])(
  '$page.path shows all its data, each item with its own texts, links and pictures',
  async ({ page, written }) => {
    const { html } = await renderPage(shell, page)
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(written).toHaveLength(page.sections.length)
    expect(findMissingTexts(content, page.sections, written)).toEqual([])
    expect(findMismatches(content, page)).toEqual([])
    expect(findWrongLoading(html, page)).toEqual([])
  },
)

test('links to the next page show the first picture of that page', () => {
  for (const { href, image } of pages.flatMap(({ placement }) => placement.next ?? [])) {
    const [head] = pages.find(({ path }) => path === href)?.sections ?? []
    expect(image, href).toEqual(head && 'image' in head ? head.image : undefined)
  }
})

const { bar, panels } = shell.navigation
// An entry with a panel shows the title and content of the panel; the menu leaves out the promo box.
const entries = bar.map((entry) => ('panel' in entry ? { ...panels[entry.panel] } : entry))
const menuEntries = entries.map((entry) =>
  'groups' in entry ? { label: entry.label, groups: entry.groups } : entry,
)

function findNavigationErrors(html: string) {
  const elements = parseElements(html)
  const list = elements.find(
    ({ tagName, parentNode }) => tagName === 'ul' && parentNode?.nodeName === 'nav',
  )
  const menu = elements.find((element) => getAttribute(element, 'data-menu') !== undefined)
  const footer = elements.find(({ tagName }) => tagName === 'footer')
  if (!list || !menu || !footer) throw new Error('The page has no bar, menu or footer.')
  return {
    bar: findMismatchedItems(list, entries),
    menu: findMismatchedItems(menu, menuEntries),
    footer: findMismatchedItems(footer, shell.footer),
    links: findWrongLinks(elements, { navigation: shell.navigation, footer: shell.footer }),
  }
}

test('shows the links of every entry in the bar, the menu and the footer', async () => {
  const { html } = await renderPage(shell, pages[0] as PageData)
  expect(findNavigationErrors(html)).toEqual({ bar: [], menu: [], footer: [], links: [] })
})
