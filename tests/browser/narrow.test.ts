import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { arrive, test } from './visitor.ts'

const { pages } = inject('site')
const NARROWEST = { viewport: { width: 320, height: 640 } }

/** What reaches over the right edge of the window and makes the page wider than it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`${scrollWidth} px`, ...over.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('main details')) {
      one.removeAttribute('name')
      one.setAttribute('open', '')
    }
  })

test.for(pages.map(({ path }) => path))(
  '%s fits 320 px, opened or closed',
  async (path, { reuse }) => {
    const page = await reuse(NARROWEST)
    await arrive(page, path)
    expect(await tooWide(page)).toEqual([])
    await openAll(page)
    expect(await tooWide(page)).toEqual([])
  },
)
