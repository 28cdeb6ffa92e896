/** Page data or scripts fail to load or time out. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatConsoleMessage } from './failures.ts'
import {
  comesIntoView,
  getScrollTop,
  gotoPage,
  scrollDown,
  exampleTest as test,
  waitUntilReady,
} from './page-driver.ts'
import { example } from './page-parts.ts'
import { findNewScripts, routeFirst } from './requests.ts'

const { barLink, inBar, pageAt } = example
const [link, other] = [barLink(0), barLink(1)]

const BLOCKED = /^(request: net::ERR_FAILED .+\.js|console\.error: Failed to load resource: .+)$/
const STATIC = /^console\.warning: The page stays static: /

/** Resolves when the page reports that it stays static. */
const staysStatic = (page: Page) =>
  page.waitForEvent('console', (message) => STATIC.test(formatConsoleMessage(message)))

async function expectReadable(page: Page, path: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(pageAt(path).title)
  await comesIntoView(page.locator('h1'))
  await expect.poll(() => getScrollTop(page)).toBe(0)
}

const findPageChunk = async (page: Page, path: string): Promise<string> =>
  `**${(await findNewScripts(page, path, '/')).at(-1)}`

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const unmarked = (page: Page) => page.locator('body:not([data-marked])')

test('loads the document when page data is missing', async ({ reuse, failures }) => {
  failures.expect(BLOCKED, STATIC)
  const page = await reuse()
  await gotoPage(page, '/')
  await mark(page)
  await page.route(await findPageChunk(page, link.href), (route) => route.abort('failed'))
  await scrollDown(page, 900)
  const warned = staysStatic(page)
  await inBar(page, link).click()
  await unmarked(page).waitFor()
  await warned
  await expectReadable(page, link.href)
  await inBar(page, other).click()
  await page.waitForURL(`**${other.href}`)
  await waitUntilReady(page)
  await expectReadable(page, other.href)
})

test('shows a loading indicator while page data is pending, then loads the document', async ({
  reuse,
}) => {
  const page = await reuse()
  await gotoPage(page, '/')
  await mark(page)
  const data = await findPageChunk(page, link.href)
  await routeFirst(page, data, () => undefined)
  await scrollDown(page, 900)
  await page.locator('#root > [role=status]').evaluate((sign) => {
    new MutationObserver(() => {
      if (!sign.textContent) return
      const { x, y, width, height } = sign.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      sessionStorage.setItem('sign', `${sign.contains(top)}, over ${document.title}`)
    }).observe(sign, { childList: true })
  })
  await inBar(page, link).click()
  await unmarked(page).waitFor()
  await waitUntilReady(page)
  const sign = await page.evaluate(() => sessionStorage.getItem('sign'))
  expect(sign).toBe(`true, over ${pageAt('/').title}`)
  await expectReadable(page, link.href)
})

test.for([
  ['its data', /\/~pages\/.*\.js/],
  ['any script', /\.js$/],
] as const)(
  'keeps a document readable and its links working without %s',
  async ([, missing], { reuse, failures }) => {
    failures.expect(BLOCKED)
    failures.ignore(STATIC)
    const page = await reuse()
    await page.route(missing, (route) => route.abort('failed'))
    const failed = page.waitForEvent('requestfailed')
    await page.goto(link.href)
    await page.mouse.move(300, 300)
    await failed
    await expectReadable(page, link.href)
    await inBar(page, other).click()
    await page.waitForURL(`**${other.href}`)
    await expectReadable(page, other.href)
  },
)
