import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { lastingIn } from './markup.ts'
import { arrive, live, test } from './visitor.ts'

const { pages } = inject('site')
const paths = pages.map(({ path }) => path)

/** How many style elements a page has, and how many rules were added to them. */
const stylesOf = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('style, link[rel=stylesheet]').length,
    addedRules: document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).length,
  }))

test.for(paths)('%s is taken over as it is', async (path, { reuse }) => {
  const page = await reuse()
  const response = await page.goto(path)
  await live(page)
  const sent = (await response?.text()) ?? ''
  expect(lastingIn(await page.content())).toEqual(lastingIn(sent))
  const elements = sent.match(/<style\b/g)?.length
  expect(await stylesOf(page)).toEqual({ elements, addedRules: 0 })
})

test('a difference would be noticed', async ({ open, troubles }) => {
  // Text that differs: React says so through reportError, also in production.
  troubles.allow(/^error: Minified React error #418;/)
  const page = await open()
  await page.route('/Careers', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<h1[^>]*>)/, '$1Not ')
    await route.fulfill({ response, body })
  })
  await arrive(page, '/Careers')
})
