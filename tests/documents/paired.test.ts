import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { renderPage } from '../../src/build/render.tsx'
import { attributeOf, elementsOf } from '../browser/markup.ts'
import { mispaired, unpaired } from './paired.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { shell, pages } = site

test.for(pages)('$path shows with each item what belongs to it', async (page) => {
  const { html } = await renderPage(shell, page)
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(unpaired(content, page)).toEqual([])
})

const { bar, panels } = shell.navigation
// An entry that opens a panel says what the panel is called, and holds it; the menu leaves out the box.
const entries = bar.map((entry) => ('panel' in entry ? { ...panels[entry.panel] } : entry))
const inMenu = entries.map((entry) =>
  'groups' in entry ? { label: entry.label, groups: entry.groups } : entry,
)

/** What is wrong in the bar, in the mobile menu and in the footer. */
function wrongAround(html: string): Readonly<Record<'bar' | 'menu' | 'footer', string[]>> {
  const elements = elementsOf(html)
  const list = elements.find(
    ({ tagName, parentNode }) => tagName === 'ul' && parentNode?.nodeName === 'nav',
  )
  const menu = elements.find((element) => attributeOf(element, 'data-menu') !== undefined)
  const footer = elements.find(({ tagName }) => tagName === 'footer')
  if (!list || !menu || !footer) throw new Error('There is no bar, no menu or no footer.')
  return {
    bar: mispaired(list, entries),
    menu: mispaired(menu, inMenu),
    footer: mispaired(footer, shell.footer),
  }
}

const around = async () => {
  const [page] = pages
  if (!page) throw new Error('There are no pages.')
  return (await renderPage(shell, page)).html
}
const allIsWell = { bar: [], menu: [], footer: [] }

test('the bar, the menu and the footer show with each entry what belongs to it', async () => {
  expect(wrongAround(await around())).toEqual(allIsWell)
})

/** The first two places of something after the beginning of a part exchange what is written there. */
function exchanged(html: string, part: string, thing: RegExp): string {
  const at = html.indexOf(part)
  const [one, other] = html.slice(at).matchAll(thing)
  if (at === -1 || !one || !other) throw new Error(`There are no two ${thing} in ${part}.`)
  const between = html.slice(at + one.index + one[0].length, at + other.index)
  return [
    html.slice(0, at + one.index),
    other[0],
    between,
    one[0],
    html.slice(at + other.index + other[0].length),
  ].join('')
}

const TARGET = /(?<=<li><a[^>]* )href="[^"]+"/g
const LABEL = /(?<=<li><a[^>]*>)[^<]+(?=<)/g
const TITLE = /(?<=<div><p[^>]*>)[^<]+(?=<\/p><ul)/g

describe('it is noticed if', () => {
  test.each([
    ['two entries of the bar lead to each other', 'bar', '<header', TARGET],
    ['two entries of the bar are called like each other', 'bar', '<header', LABEL],
    ['two groups of a panel are called like each other', 'bar', '<header', TITLE],
    ['two entries of the menu lead to each other', 'menu', 'data-menu', TARGET],
    ['two entries of the menu are called like each other', 'menu', 'data-menu', LABEL],
    ['two groups of the menu are called like each other', 'menu', 'data-menu', TITLE],
    ['two links of the footer are called like each other', 'footer', '<footer', LABEL],
  ] as const)('%s', async (_, where, part, thing) => {
    const wrong = wrongAround(exchanged(await around(), part, thing))
    expect(wrong).toEqual({ ...allIsWell, [where]: wrong[where] })
    expect(wrong[where]).not.toEqual([])
  })
})
