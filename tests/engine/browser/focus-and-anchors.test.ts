/** Where a visitor stands after whatever moves the focus and the page: what was asked for is in the window, below the bar. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { fillForm, mockService, SUCCESS, submitButton, toast } from './contact-form.ts'
import {
  getScrollTop,
  gotoBeforeHydration,
  gotoPage,
  isInView,
  routeFirst,
  scrollDown,
  exampleTest as test,
  waitForPage,
  waitUntilReady,
} from './page-driver.ts'
import { example } from './page-parts.ts'
import { findNewScripts } from './requests.ts'

const { shell } = inject('exampleSite')
const { barLink, footer, inBar, menu, menuSection, panelContent } = example
const PHONE = { viewport: { width: 360, height: 740 } }

/** The first link of the footer that opens a panel. */
const opener = shell.footer.links.flatMap(({ label, to }) =>
  to.kind === 'panel' ? [{ label, panel: shell.navigation.panels[to.panel]?.label ?? '' }] : [],
)[0] ?? { label: '', panel: '' }

const openerIn = (page: Page) => footer(page).getByRole('link', { name: opener.label, exact: true })

/** Turns the wheel until the page stands at its end. */
const toTheEnd = async (page: Page) =>
  scrollDown(
    page,
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 1),
  )

/** Waits until nothing scrolls any more, and tells where the page stands. */
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

/** What a visitor sees of it once the footer was asked for a panel. */
async function expectPanel(page: Page) {
  await waitForPage(page, '/')
  await panelContent(page, opener.panel).waitFor()
  // A page whose way to the top was broken off never gets there.
  await expect.poll(() => getScrollTop(page)).toBe(0)
  expect(await panelContent(page, opener.panel).isVisible()).toBe(true)
  expect(await page.locator(':focus').textContent()).toBe(opener.panel)
  expect(new URL(page.url()).pathname).toBe('/')
}

test.for(['/', barLink(1).href])(
  'a panel asked for in the footer of %s opens at the top of home',
  async (path, { visit }) => {
    const page = await visit(path)
    await toTheEnd(page)
    // Frames of a machine that is busy come later than timers.
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

test.for(['/', barLink(1).href])(
  'a panel asked for before the application of %s has come opens then',
  async (path, { open }) => {
    const page = await open()
    const begin = await gotoBeforeHydration(page, path)
    await toTheEnd(page)
    // A click is not kept for ever: how long a busy machine takes to begin must not count.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await openerIn(page).click()
    await begin()
    await page.clock.resume()
    await expectPanel(page)
  },
)

test('a panel asked for opens, too, where home has to be loaded as a document', async ({
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
  expect(await page.locator(':focus').textContent()).toBe(opener.panel)
  // Once is enough.
  await page.reload()
  await waitUntilReady(page)
  expect(await page.evaluate(() => history.state)).toBe(null)
})

test('an application that never comes keeps no click', async ({ reuse }) => {
  const page = await reuse()
  await gotoBeforeHydration(page, barLink(1).href)
  await openerIn(page).click()
  await page.waitForURL('**/')
})

test('in a narrow window the panel is a section of the menu', async ({ visit }) => {
  const page = await visit(barLink(0).href, PHONE)
  await toTheEnd(page)
  await openerIn(page).click()
  await waitForPage(page, '/')
  const first = menuSection(page, opener.panel).locator('a').first()
  await first.waitFor()
  expect(await place(page)).toBe(0)
  expect(await isInView(first)).toBe(true)
  expect(await menu(page).isVisible()).toBe(true)
  expect(await page.locator(':focus').textContent()).toBe(opener.panel)
})

test('whoever wants something else meanwhile gets no panel', async ({ open }) => {
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

test('the first key press reaches the link that skips the bar', async ({ visit }) => {
  const page = await visit('/')
  await scrollDown(page, 900)
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe(shell.words.skipToContent)
  expect(await isInView(page.locator(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.locator('main:focus').count()).toBe(1)
  expect(await place(page)).toBe(0)
  await expect.poll(() => isInView(page.locator('h1'))).toBe(true)
})

test('a page stays where it is while the focus goes along the bar', async ({ visit }) => {
  const page = await visit('/')
  await scrollDown(page, 900)
  await page.locator('header > a').focus()
  for (let at = 0; at < shell.navigation.bar.length; at += 1) await page.keyboard.press('Tab')
  expect(await page.locator('header :focus').count()).toBe(1)
  expect(await place(page)).toBe(900)
})

test('a place on a page is found by its address, from elsewhere and when loaded again', async ({
  visit,
}) => {
  const page = await visit(barLink(0).href)
  const link = page.locator('main a[href*="/#"]').first()
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const heading = page.locator(`${hash} :is(h2, h3)`).first()
  await link.click()
  await waitForPage(page, '/')
  await place(page)
  await expect.poll(() => isInView(heading)).toBe(true)
  await page.reload()
  await place(page)
  await expect.poll(() => isInView(heading)).toBe(true)
  // A place that is none does no harm.
  await gotoPage(page, '/#%')
  await inBar(page, barLink(0)).click()
  await waitForPage(page, barLink(0).href)
  expect(await place(page)).toBe(0)
})

test('what is wrong or done in the form is in the window', async ({ reuse }) => {
  const page = await reuse({ viewport: { width: 360, height: 420 } })
  await mockService(page, SUCCESS)
  await gotoPage(page, example.contactSection().path)
  await fillForm(page, { message: 'Hello' })
  await submitButton(page).click()
  await place(page)
  expect(await page.locator(':focus').getAttribute('name')).toBe('email')
  expect(await isInView(page.locator(':focus'))).toBe(true)
  await fillForm(page)
  await submitButton(page).click()
  await toast(page).getByText(example.contactSection().form.success).waitFor()
  await place(page)
  expect(await isInView(toast(page))).toBe(true)
})
