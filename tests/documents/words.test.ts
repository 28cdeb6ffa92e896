/** What no rule can derive is kept a second time here: whoever changes it in the site file, changes it twice. */
import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { textsIn } from '../facts/checks/reading.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { shell, requestPages, publication, theme, pages } = site

const texts = textsIn([pages, shell, requestPages])

test('words around the pages say what their places mean', () => {
  expect(shell.words).toEqual({
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    breadcrumb: 'Breadcrumb',
    sheet: 'Sheet',
    sheetOf: 'of',
    openMenu: 'Menu',
    closeMenu: 'Close',
    pauseBanner: 'Pause the moving line',
    resumeBanner: 'Move the line again',
  })
})

test('pages that answer a request are called what has happened', () => {
  expect(Object.entries(requestPages).map(([name, { title }]) => [name, title])).toEqual([
    ['sent', 'Request sent'],
    ['invalid', 'Request not sent'],
    ['busy', 'Too many requests'],
    ['unavailable', 'Request not stored'],
  ])
})

test.each([
  ['name', /^The name /],
  ['email', /\bemail address\b/],
  ['contact', /^Phone number /],
  ['message', /^The message /],
  ['form', /\bour form\b/],
] as const)('the reason that is about the %s names it, and no other does', (field, itself) => {
  const { reasons } = requestPages.invalid
  const naming = Object.entries(reasons).filter(([, text]) => itself.test(text))
  expect(naming.map(([name]) => name)).toEqual([field])
})

test('the site speaks the language that it says it speaks', () => {
  expect(publication.language).toBe('en')
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const share = (list: string) => words.filter((word) => list.split(' ').includes(word)).length
  expect(share('the and of is that')).toBeGreaterThan(10 * share('der die und les des el los'))
})

test('every page says that it stands at the address of the site', () => {
  const canonicals = pages.map(({ canonical }) => canonical)
  expect(canonicals).toEqual(pages.map(({ path }) => `https://www.trestlework.example${path}`))
})

const doubled = /\b(\p{L}{2,}) \1\b/iu
const left = /\b(?:TODO|FIXME|XXX|TBD|lorem|ipsum)\b/

test('no text has a word twice in a row, or what somebody meant to write later', () => {
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.filter((text) => doubled.test(text) || left.test(text))).toEqual([])
  expect(doubled.test('built and And shipped')).toBe(true)
})

test('each icon of the site is the one for its place', () => {
  const { touch, sizes, maskable } = publication.appIcons ?? {}
  expect([touch, ...(sizes ?? []), maskable].map((icon) => icon?.src)).toEqual([
    '/icons/touch-180.png',
    '/icons/icon-192.png',
    '/icons/icon-512.png',
    '/icons/maskable-512.png',
  ])
})

test('bold text is bolder than other text', () => {
  const { weight, boldWeight = weight } = theme.fonts.text
  expect(boldWeight).toBeGreaterThanOrEqual(weight + 200)
})

test('a message may be as long as a letter', () => {
  expect(shell.behaviour.messageMaxBytes).toBeGreaterThanOrEqual(4000)
})
