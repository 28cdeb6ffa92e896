import { expect, inject } from 'vitest'
import {
  gotoPage,
  isInView,
  exampleTest as test,
  waitForPage,
  waitUntilReady,
} from './page-driver.ts'
import { example } from './page-parts.ts'
import { findNewScripts } from './requests.ts'

const { errorScreen } = inject('exampleSite').shell
const link = example.barLink(0)
const { sections, sheet } = example.pageAt(link.href)

const BROKEN = `
  const section = { kind: ${JSON.stringify(sections[0]?.kind)}, get id() { throw new Error('planted') } }
  export const page = { path: ${JSON.stringify(link.href)}, sheet: ${JSON.stringify(sheet)}, sections: [section] }`

test('an application that fails says so and can be loaded again', async ({ reuse, failures }) => {
  failures.expect(/^console\.error: Error: planted/)
  // On a busy machine React says that it has tried once more.
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

  // The document came without styles for this screen: they were added although only its own are allowed.
  const button = alert.getByRole('button', { name: errorScreen.reload })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await isInView(button)).toBe(true)
  await page.unrouteAll()
  await button.click()
  await waitForPage(page, link.href)
  await waitUntilReady(page)
  expect(await alert.count()).toBe(0)
})
