import { expect, inject } from 'vitest'
import { gotoPage, exampleTest as test } from './page-driver.ts'

const baseURL = inject('others').owners?.url ?? ''

test('a dismissed notice stays away for the session', async ({ open }) => {
  const page = await open({ baseURL, viewport: { width: 320, height: 640 } })
  await page
    .context()
    .route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
  await gotoPage(page, '/')
  const notice = page.locator('[data-notice]')
  expect(await notice.getByRole('link').getAttribute('href')).toBe('/order')
  await notice.getByRole('button').press('Enter')
  await notice.waitFor({ state: 'hidden' })
  for (const path of ['/order', '/']) {
    await gotoPage(page, path)
    expect(await notice.isVisible()).toBe(false)
  }
  // Another visitor, and one without JavaScript, who has no button.
  const plain = await open({ baseURL, javaScriptEnabled: false })
  await plain.goto('/')
  expect(await plain.locator('[data-notice]').isVisible()).toBe(true)
  expect(await plain.locator('[data-dismiss]').isVisible()).toBe(false)
})
