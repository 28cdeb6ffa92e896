import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test, waitForPage } from './page-driver.ts'
import { createPageParts } from './page-parts.ts'
import { findNewScripts, recordRequests } from './requests.ts'

const { barLink, inBar } = createPageParts(inject('site'))
const link = barLink(0)

const signs: readonly (readonly [sign: string, give: (to: Locator) => Promise<void>])[] = [
  ['the pointer hovers its link', (to) => to.hover()],
  ['its link is focused', (to) => to.focus()],
  ['its link is touched', (to) => to.dispatchEvent('touchstart')],
]

test.for(signs)('prefetches a page when %s', async ([, give], { visit }) => {
  const page = await visit('/')
  const needed = (await findNewScripts(page, link.href, '/')).map((script) => `script ${script}`)
  const requests = recordRequests(page)
  const asked = page.waitForRequest((request) =>
    needed.some((one) => one.endsWith(new URL(request.url()).pathname)),
  )
  await give(inBar(page, link))
  await asked
  expect(new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => requests).toEqual(needed)
  await inBar(page, link).click()
  await waitForPage(page, link.href)
  expect(requests).toEqual(needed)
})

test('does not prefetch links without a page', async ({ visit }) => {
  const { pages, links } = inject('site')
  const targets = links.flags.map(({ target }) => target)
  const dead = targets.find((target) => target !== 'nothing') ?? ''
  const source = pages.find(({ sections }) => JSON.stringify(sections).includes(`"${dead}"`))
  const page = await visit(source?.path ?? '/')
  const requests = recordRequests(page)
  await page.locator(`main a[href="${dead}"]`).first().hover()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(requests).toEqual([])
})
