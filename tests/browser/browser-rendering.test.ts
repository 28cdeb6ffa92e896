import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { lastingIn } from './markup.ts'
import { arrive, goWithin, test } from './visitor.ts'

const { pages } = inject('site')

/** Undoes what arriving does to the main heading, last of all, so that it can be focused. */
const unfocus = (page: Page) =>
  page.locator('main h1:focus').evaluate((heading) => heading.removeAttribute('tabindex'))

// React compares no attributes when it takes over a document; here every one is.
test.for(pages.map(({ path }) => path))('%s is what was sent', async (path, { reuse }) => {
  const page = await reuse()
  const start = pages.find((one) => one.path !== path)
  if (page.url() === 'about:blank') await arrive(page, start?.path ?? '/')
  await goWithin(page, path)
  await unfocus(page)
  const sent = await page.request.get(path)
  expect(lastingIn(await page.content())).toEqual(lastingIn(await sent.text()))
})
