/** Default browser behavior that a page must not break. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  fillForm,
  mockService,
  SUCCESS,
  submitButton,
  toast,
  VALID_VALUES,
} from './contact-form.ts'
import { gotoPage, exampleTest as test, waitForPage } from './page-driver.ts'
import { example } from './page-parts.ts'
import { openPage } from './rules/page.ts'
import { findStoredData } from './rules/stored-data.ts'

const { barLink, contactSection, inBar, panelButton, panels } = example
const { path } = contactSection()
const { pages } = inject('exampleSite')

const KEYS = {
  PageDown: 'down',
  ' ': 'down',
  PageUp: 'up',
  ArrowDown: 'down',
  End: 'end',
  Home: 'top',
}

async function scroll(page: Page, key: string, to: string, timeout = 300_000): Promise<void> {
  const start = await page.evaluate(async () => {
    const top = Math.round((document.documentElement.scrollHeight - innerHeight) / 2)
    scrollTo({ top, behavior: 'instant' })
    // Wait until the scrolling of the previous key has ended.
    for (let still = 0, before = scrollY; still < 6; before = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === before ? still + 1 : 0
    }
    return scrollY
  })
  await page.keyboard.press(key)
  await page.waitForFunction(
    ([to, start]) => {
      if (to === 'down') return scrollY > start
      if (to === 'up') return scrollY < start
      if (to === 'top') return scrollY === 0
      return scrollY + innerHeight > document.documentElement.scrollHeight - 2
    },
    [to, start] as const,
    { timeout },
  )
}

test('scrolls with the keyboard, also after client-side navigation', async ({ visit }) => {
  const page = await visit('/')
  await inBar(page, barLink(0)).press('Enter')
  await waitForPage(page, barLink(0).href)
  // Wait for the scroll to the top, which would interfere with the first key.
  await page.locator('main h1:focus').waitFor()
  // A sample of pages: key handlers live in the shell or in a section kind.
  for (const next of [undefined, ...pages.map((one) => one.path).filter((_, at) => at % 8 === 0)]) {
    if (next) await openPage(page, next)
    if (await page.evaluate(() => document.documentElement.scrollHeight < 2 * innerHeight)) continue
    for (const [key, to] of Object.entries(KEYS)) await scroll(page, key, to)
  }
})

/** Records `unload` listeners, which disable the back/forward cache. */
function watch(): void {
  const noted: string[] = []
  Reflect.set(window, 'noted', noted)
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (...args) {
    if (/^(before)?unload$/.test(args[0])) noted.push(`listens to ${args[0]}`)
    Reflect.apply(addEventListener, this, args)
  }
}

async function visit(page: Page): Promise<string[]> {
  await page.addInitScript(watch)
  await mockService(page, SUCCESS)
  await gotoPage(page, '/')
  await panelButton(page, panels[0]?.label ?? '').press('Enter')
  await page.keyboard.press('Escape')
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await waitForPage(page, path)
  await fillForm(page, { ...VALID_VALUES, contact: '12-34' })
  const stored = await findStoredData(page, Object.values(VALID_VALUES))
  const violations = stored.filter((one) => one !== 'sessionStorage contains contact-draft')
  await fillForm(page)
  await submitButton(page).click()
  await toast(page).waitFor()
  violations.push(...(await findStoredData(page, Object.values(VALID_VALUES))))
  return [...violations, ...(await page.evaluate(() => Reflect.get(window, 'noted')))]
}

test('stores only the unsent message and adds no unload listeners', async ({ open }) => {
  expect(await visit(await open())).toEqual([])
})
