import { expect, inject } from 'vitest'
import {
  comesIntoView,
  gotoPage,
  exampleTest as test,
  waitForPage,
  waitUntilReady,
} from './page-driver.ts'
import { example } from './page-parts.ts'
import { findNewScripts } from './requests.ts'

const { errorScreen } = inject('exampleSite').shell
const link = example.barLink(0)
const { sections, placement } = example.pageAt(link.href)

const BROKEN = `
  const section = { kind: ${JSON.stringify(sections[0]?.kind)}, get id() { throw new Error('planted') } }
  export const page = { path: ${JSON.stringify(link.href)}, placement: ${JSON.stringify(placement)}, sections: [section] }`

test('shows an error screen with a reload button when rendering fails', async ({
  reuse,
  failures,
}) => {
  failures.expect(/^console\.error: Error: planted/)
  // React may report that it retried rendering.
  failures.ignore(/^error: Minified React error #520;/)
  const page = await reuse()
  await gotoPage(page, '/')
  const scripts = await findNewScripts(page, link.href, '/')
  const data = scripts.find((script) => !script.startsWith('/assets/')) ?? scripts[0]
  await page.route(`**${data}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  )
  await example.inBar(page, link).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await page.locator('h1').allTextContents()).toEqual([errorScreen.headline])
  expect(await alert.textContent()).toContain(errorScreen.text)

  // Styles of the error screen are inserted at run time despite the strict policy.
  const button = alert.getByRole('button', { name: errorScreen.reload })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await comesIntoView(button)
  await page.unrouteAll()
  await button.click()
  await waitForPage(page, link.href)
  await waitUntilReady(page)
  expect(await alert.count()).toBe(0)
})
