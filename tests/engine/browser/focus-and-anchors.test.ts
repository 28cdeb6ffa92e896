/** Focus and scroll position after navigation: the target is in view below the top bar. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { fillForm, mockService, SUCCESS, submitButton, toast } from './contact-form.ts'
import {
  comesIntoView,
  getScrollTop,
  gotoPage,
  hasFocus,
  scrollDown,
  exampleTest as test,
  waitForPage,
  waitUntilReady,
} from './page-driver.ts'
import { example } from './page-parts.ts'
import { findNewScripts, routeFirst } from './requests.ts'

const { shell } = inject('exampleSite')
const { barLink, footer, inBar, menu, menuSection, panelContent } = example
const PHONE = { viewport: { width: 360, height: 740 } }

const opener = shell.footer.links.flatMap(({ label, to }) =>
  to.kind === 'panel' ? [{ label, panel: shell.navigation.panels[to.panel]?.label ?? '' }] : [],
)[0] ?? { label: '', panel: '' }

const openerIn = (page: Page) => footer(page).getByRole('link', { name: opener.label, exact: true })

const toTheEnd = async (page: Page) =>
  scrollDown(
    page,
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 1),
  )

/** Scroll position after scrolling has ended. */
async function place(page: Page): Promise<number> {
  await page.evaluate(async () => {
    let last = -1
    for (let still = 0; still < 20; still = scrollY === last ? still + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
  return getScrollTop(page)
}

const restsAt = (page: Page, top: number) => expect.poll(() => place(page)).toBe(top)

const focusIsOn = (page: Page, text: string) =>
  expect.poll(() => page.locator(':focus').textContent()).toBe(text)

async function expectPanel(page: Page) {
  await waitForPage(page, '/')
  await panelContent(page, opener.panel).waitFor()
  // An interrupted scroll would never reach the top.
  await expect.poll(() => getScrollTop(page)).toBe(0)
  expect(await panelContent(page, opener.panel).isVisible()).toBe(true)
  await focusIsOn(page, opener.panel)
  expect(new URL(page.url()).pathname).toBe('/')
}

test.for(['/', barLink(1).href])(
  'opens a panel on the home page from the footer of %s',
  async (path, { visit }) => {
    const page = await visit(path)
    await toTheEnd(page)
    // Delay animation frames, as on a busy machine.
    await page.evaluate((delay) => {
      const soon = window.requestAnimationFrame
      window.requestAnimationFrame = (act) => {
        setTimeout(soon, delay, act)
        return 0
      }
    }, 4 * shell.behaviour.footerPanelDelayMs)
    await openerIn(page).click()
    await expectPanel(page)
  },
)

test('opens the requested panel when the home page is loaded as a document', async ({
  reuse,
  failures,
}) => {
  failures.expect(/net::ERR_FAILED/)
  const page = await reuse()
  const { href } = barLink(1)
  await gotoPage(page, href)
  const data = (await findNewScripts(page, '/', href)).at(-1)
  await routeFirst(page, `**${data}`, (route) => route.abort('failed'))
  await openerIn(page).click()
  await panelContent(page, opener.panel).waitFor()
  await focusIsOn(page, opener.panel)
  // The request is removed from history after use.
  await page.reload()
  await waitUntilReady(page)
  expect(await page.evaluate(() => history.state)).toBe(null)
})

test('opens the menu section instead of the panel in a narrow viewport', async ({ visit }) => {
  const page = await visit(barLink(0).href, PHONE)
  await toTheEnd(page)
  await openerIn(page).click()
  await waitForPage(page, '/')
  const first = menuSection(page, opener.panel).locator('a').first()
  await first.waitFor()
  await restsAt(page, 0)
  await comesIntoView(first)
  await menu(page).waitFor()
  await focusIsOn(page, opener.panel)
})

test('drops the requested panel after another navigation', async ({ open }) => {
  const page = await open()
  await page.clock.install()
  await gotoPage(page, barLink(0).href)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const leave of [() => page.goBack(), () => inBar(page, barLink(0)).click()]) {
    await openerIn(page).click()
    await waitForPage(page, '/')
    await leave()
    await waitForPage(page, barLink(0).href)
    await page.clock.runFor(shell.behaviour.footerPanelDelayMs + 1000)
    expect(await page.locator('header :popover-open').count()).toBe(0)
  }
})

test('focuses the skip link on the first Tab', async ({ visit }) => {
  const page = await visit('/')
  await scrollDown(page, 900)
  await page.keyboard.press('Tab')
  await focusIsOn(page, shell.words.skipToContent)
  await comesIntoView(page.locator(':focus'))
  await page.keyboard.press('Enter')
  await page.locator('main:focus').waitFor()
  await restsAt(page, 0)
  await comesIntoView(page.locator('h1'))
})

test('keeps the scroll position while focus moves along the top bar', async ({ visit }) => {
  const page = await visit('/')
  await scrollDown(page, 900)
  await page.locator('header > a').focus()
  for (let at = 0; at < shell.navigation.bar.length; at += 1) await page.keyboard.press('Tab')
  expect(await page.locator('header :focus').count()).toBe(1)
  await restsAt(page, 900)
})

test('scrolls to an anchor after navigation and after reload', async ({ visit }) => {
  const page = await visit(barLink(0).href)
  const link = page.locator('main a[href*="/#"]').first()
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const heading = page.locator(`${hash} :is(h2, h3)`).first()
  await link.click()
  await waitForPage(page, '/')
  await place(page)
  await comesIntoView(heading)
  await page.reload()
  await place(page)
  await comesIntoView(heading)
  // A malformed anchor is ignored.
  await gotoPage(page, '/#%')
  await inBar(page, barLink(0)).click()
  await waitForPage(page, barLink(0).href)
  await restsAt(page, 0)
})

test('scrolls form errors and the confirmation into view', async ({ reuse }) => {
  const page = await reuse({ viewport: { width: 360, height: 420 } })
  await mockService(page, SUCCESS)
  await gotoPage(page, example.contactSection().path)
  await fillForm(page, { message: 'Hello' })
  await submitButton(page).click()
  await place(page)
  await hasFocus(page.locator('main form [name=email]'))
  await comesIntoView(page.locator(':focus'))
  await fillForm(page)
  await submitButton(page).click()
  await toast(page).getByText(example.contactSection().form.success).waitFor()
  await place(page)
  await comesIntoView(toast(page))
})
