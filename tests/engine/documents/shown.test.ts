/** Every page of the site shows what its data say, whatever they say. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { expand } from '../../../src/content/validate/expand.ts'
import { renderPage } from '../../../src/publish/render.tsx'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { type Section, vocabulary } from '../../../src/theme/sections/schemas.ts'
import { getAttribute, parseElements } from '../browser/markup.ts'
import { treeOf } from '../content/tree.ts'
import { mispaired, unpaired } from './paired.ts'
import { misled, unsaid } from './said.ts'

const project = getProject(process.env)
const { value: site } = await compileProject(project)
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { shell, pages } = site

const { value: completed } = expand(treeOf(readFileSync(project.siteFile, 'utf8')), [
  ...vocabulary.kinds.keys(),
])
// The site has no errors, so this is its shape.
const { routes } = completed as { routes: readonly { sections: readonly unknown[] }[] }

const all = pages.map((page, index) => ({ page, written: routes[index]?.sections ?? [] }))

/** Pictures that are loaded too early or too late: the one that a page begins with at once, others once near. */
function untimely(html: string, { sections: [head] }: PageData<Section>): string[] {
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

test.for(all)(
  '$page.path shows all that its data say, each with what belongs to it',
  async ({ page, written }) => {
    const { html } = await renderPage(shell, page)
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(written).toHaveLength(page.sections.length)
    expect(unsaid(content, page.sections, written)).toEqual([])
    expect(unpaired(content, page)).toEqual([])
    expect(untimely(html, page)).toEqual([])
  },
)

test('what leads on shows the picture that its page begins with', () => {
  for (const { href, image } of pages.flatMap(({ placement }) => placement.next ?? [])) {
    const [head] = pages.find(({ path }) => path === href)?.sections ?? []
    expect(image, href).toEqual(head && 'image' in head ? head.image : undefined)
  }
})

const { bar, panels } = shell.navigation
// An entry that opens a panel says what the panel is called, and holds it; the menu leaves out the box.
const entries = bar.map((entry) => ('panel' in entry ? { ...panels[entry.panel] } : entry))
const inMenu = entries.map((entry) =>
  'groups' in entry ? { label: entry.label, groups: entry.groups } : entry,
)

/** What is wrong in the bar, in the mobile menu and in the footer. */
function wrongAround(html: string) {
  const elements = parseElements(html)
  const list = elements.find(
    ({ tagName, parentNode }) => tagName === 'ul' && parentNode?.nodeName === 'nav',
  )
  const menu = elements.find((element) => getAttribute(element, 'data-menu') !== undefined)
  const footer = elements.find(({ tagName }) => tagName === 'footer')
  if (!list || !menu || !footer) throw new Error('There is no bar, no menu or no footer.')
  return {
    bar: mispaired(list, entries),
    menu: mispaired(menu, inMenu),
    footer: mispaired(footer, shell.footer),
    links: misled(elements, { navigation: shell.navigation, footer: shell.footer }),
  }
}

test('the bar, the menu and the footer show with each entry what belongs to it', async () => {
  const { html } = await renderPage(shell, pages[0] as PageData)
  expect(wrongAround(html)).toEqual({ bar: [], menu: [], footer: [], links: [] })
})
