import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { renderPage } from '../../src/build/render.tsx'
import { expand } from '../../src/compiler/validate/expand.ts'
import { vocabulary } from '../../src/sections/schemas.ts'
import { treeOf } from '../compiler/tree.ts'
import { misled, unsaid } from './said.ts'

const project = projectOf(process.env)
const { value: site } = compileProject(project)
if (!site) throw new Error('The site has errors, see `npm run check`.')

const { value: completed } = expand(treeOf(readFileSync(project.siteFile, 'utf8')), [
  ...vocabulary.kinds.keys(),
])
// The site has no errors, so this is its shape.
const { routes } = completed as { routes: readonly { sections: readonly unknown[] }[] }

const pages = site.pages.map((page, index) => ({ page, written: routes[index]?.sections ?? [] }))
const contentOf = async (page: (typeof pages)[number]['page']) => {
  const { html } = await renderPage(site.shell, page)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

test.for(pages)('$page.path says all that its data say', async ({ page, written }) => {
  expect(written).toHaveLength(page.sections.length)
  expect(unsaid(await contentOf(page), page.sections, written)).toEqual([])
})

test('the bar, the panels and the footer lead where their data say', async () => {
  const [{ page } = { page: undefined }] = pages
  if (!page) throw new Error('There are no pages.')
  const { html } = await renderPage(site.shell, page)
  const { navigation, footer } = site.shell
  expect(misled(html, { navigation, footer })).toEqual([])
  expect(misled(html.replaceAll('href="/Careers"', 'href="/"'), { navigation })).not.toEqual([])
})

describe('it is noticed', () => {
  const [{ page, written } = { page: undefined, written: [] }] = pages.filter(
    ({ page: { path } }) => path === '/services/web-dev',
  )
  if (!page) throw new Error('There is no such page.')
  const figure = (value: string, label: string) =>
    new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>${value.replace('+', '\\+')}</dd>`)

  test.each<readonly [what: string, change: (html: string) => string]>([
    ['if a figure is another one', (html) => html.replaceAll('>45+<', '>46+<')],
    ['if a figure loses its sign', (html) => html.replaceAll('>45+<', '>45<')],
    [
      'if a figure stands beside another label',
      (html) =>
        html.replaceAll('>45+<', '>?<').replaceAll('>190+<', '>45+<').replaceAll('>?<', '>190+<'),
    ],
    [
      'if figures have another order',
      (html) => {
        const one = figure('45+', 'Satisfied clients').exec(html)?.[0] ?? ''
        const other = figure('190+', 'Projects completed').exec(html)?.[0] ?? ''
        return html.replaceAll(one, '?').replaceAll(other, one).replaceAll('?', other)
      },
    ],
    ['if a text is cut', (html) => html.replaceAll('>Motion<', '>Moti…<')],
    ['if a link leads elsewhere', (html) => html.replaceAll('href="/Contact-Us"', 'href="/"')],
    [
      'if figures are kept from screen readers',
      (html) => html.replace('<dl', '<dl aria-hidden="true"'),
    ],
    ['if a picture says nothing', (html) => html.replaceAll(/ alt="[^"]+"/g, ' alt=""')],
  ])('%s', async (_, change) => {
    const html = await contentOf(page)
    expect(change(html) === html).toBe(false)
    expect(unsaid(html, page.sections, written)).toEqual([])
    expect(unsaid(change(html), page.sections, written)).not.toEqual([])
  })
})

test('links that have changed places are noticed', () => {
  const links = [
    { label: 'One', to: { kind: 'route', href: '/one' } },
    { label: 'Two', to: { kind: 'route', href: '/two' } },
  ]
  expect(misled('<a href="/one">One</a> <a href="/two">Two</a>', { links })).toEqual([])
  expect(misled('<a href="/two">One</a> <a href="/one">Two</a>', { links })).toHaveLength(2)
})
