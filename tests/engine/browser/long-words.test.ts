/** Words wider than a small viewport, in every text of every section kind and of the shell. */
import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import type { PageData, Path, Shell } from '../../../src/content/model.ts'
import { findReferences } from '../../../src/content/resolve/references.ts'
import {
  createGlobalCss,
  type Rendering,
  renderNotFoundPage,
  renderPage,
} from '../../../src/publish/render.tsx'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { ErrorScreen } from '../../../src/theme/shell/ErrorScreen.tsx'
import { createStyleCache, getRenderedStyles } from '../../../src/theme/style/cache.ts'
import { StyleProvider } from '../../../src/theme/style/css.ts'
import {
  compileExamples,
  type Example,
  examples,
  getExamplePage,
} from '../theme/sections/examples.ts'
import { showDocument, test } from './page-driver.ts'
import { findClippedText, findHorizontalOverflow } from './rules/layout.ts'
import { openAllDetails } from './rules/page.ts'

const WORD = 'Donaudampfschiffahrtselektrizitätenhaupt'
const SIZE = { width: 320, height: 640 }

const site = compileExamples()

const longer = (text: string) => `${WORD} ${text}`

/** Fields that are not shown as text. */
const UNREAD = ['kind', 'href', 'src', 'panel', 'language', 'endpoint']

function withWord<T>(value: T): T
function withWord(value: unknown, key?: string): unknown
function withWord(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return UNREAD.includes(key) ? value : longer(value)
  if (Array.isArray(value)) return value.map((one) => withWord(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withWord(one, name)]))
}

function withWordAt(value: unknown, [key, ...inner]: Path): unknown {
  if (key === undefined) return withWord(value)
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  copy[key] = withWordAt(copy[key], inner)
  return copy
}

/** The section with the long word in every text field of its schema. */
function enlarged({ kind, section }: Example, shown: PageData['sections'][number]) {
  const schema = vocabulary.kinds.get(kind)
  if (!schema) throw new Error(`There is no kind ${kind}.`)
  const paths = [...findReferences(schema, section)].map(({ path }) => path)
  return paths.reduce<unknown>(withWordAt, shown) as PageData['sections'][number]
}

const { behaviour, language, ...texts } = site.shell
const shell: Shell = { behaviour, language, ...withWord(texts) }

const PLACE = '/long-words'

async function show(page: Page, { html, css }: Rendering): Promise<void> {
  const styles = [createGlobalCss(site.theme, 'en'), css].map((one) => `<style>${one}</style>`)
  const document = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${styles.join('')}<body><div id="root">${html}</div>`
  await showDocument(page, PLACE, document)
}

/** Without images: those of the examples have no size. */
const roomViolations = async (page: Page): Promise<string[]> => [
  ...(await findHorizontalOverflow(page)),
  ...(await findClippedText(page)),
]

async function findViolations(page: Page, what: string, rendering: Rendering): Promise<string[]> {
  await show(page, rendering)
  const violations = await roomViolations(page)
  await openAllDetails(page)
  violations.push(...(await roomViolations(page)))
  return violations.map((one) => `${what}: ${one}`)
}

test('wraps 40-letter words in every section kind at 320 px', {}, async ({ reuse }) => {
  const page = await reuse({ viewport: SIZE })
  const violations: string[] = []
  for (const name of new Set(examples.map((one) => one.name))) {
    const like = examples.filter((one) => one.name === name)
    const pages = like.map((one) => ({ one, data: getExamplePage(site, one, 'first') }))
    const sections = pages.flatMap(({ one, data }) =>
      data.sections.map((section) => enlarged(one, section)),
    )
    const [first] = pages
    if (!first) throw new Error('There are no examples.')
    const rendering = await renderPage(site.shell, { ...first.data, sections })
    violations.push(...(await findViolations(page, name, rendering)))
  }
  expect(violations).toEqual([])
})

const surroundings = async (): Promise<readonly (readonly [string, Rendering])[]> => {
  const [home] = site.pages
  if (!home) throw new Error('The site has no page.')
  const placement = withWord(home.placement)
  const styles = createStyleCache(shell.behaviour)
  const errorScreen = createElement(ErrorScreen, { shell })
  const html = renderToString(createElement(StyleProvider, { value: styles }, errorScreen))
  return [
    ['the shell', await renderPage(shell, { ...home, sections: [], placement })],
    ['not found', renderNotFoundPage(shell, [{ path: '/a', title: longer('A page') }])],
    ['the error screen', { html, ...getRenderedStyles(styles) }],
  ]
}

async function openedViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  for (const button of await page.locator('header button:has(+ [popover]):visible').all()) {
    await button.click()
    const opened = await button.locator('+ [popover]').evaluate((one) => {
      for (const part of document.querySelectorAll<HTMLElement>('main, main + footer'))
        part.hidden = true
      const { left, right } = one.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && one.scrollWidth === one.clientWidth
    })
    if (!opened) violations.push('what hangs from the bar has to be moved sideways')
    violations.push(...(await findClippedText(page)).map((one) => `opened, ${one}`))
    await page.keyboard.press('Escape')
  }
  return violations
}

test('wraps 40-letter words in shell, not-found and error pages', {}, async ({ reuse }) => {
  const page = await reuse({ viewport: SIZE })
  const violations: string[] = []
  for (const [what, rendering] of await surroundings())
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ ...SIZE, width })
      const name = `${what}, ${width} px`
      violations.push(...(await findViolations(page, name, rendering)))
      violations.push(...(await openedViolations(page)).map((one) => `${name}: ${one}`))
    }
  expect(violations).toEqual([])
})
