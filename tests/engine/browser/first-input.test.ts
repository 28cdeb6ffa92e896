/** When the application is loaded, and that the input before it is not lost. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  fillForm,
  getFieldValues,
  mockService,
  SUCCESS,
  submitButton,
  toast,
} from './contact-form.ts'
import { gotoBeforeHydration, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { contactSection, panelButton, panelContent, panels } = example
const { path, form } = contactSection()
const [panel = ''] = panels.map(({ label }) => label)

const APPLICATION = /\/assets\/main-[^/]*\.js$/

const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'pointer movement': (page) => page.mouse.move(200, 200, { steps: 3 }),
  focus: (page) => page.locator('header a').first().focus(),
  touch: (page) => page.touchscreen.tap(5, 700),
}

test.for(Object.entries(INTERACTIONS))(
  'loads the application at the first interaction: %s',
  async ([, interact], { open }) => {
    const page = await open({ hasTouch: true })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/')
    await page.clock.runFor(4900)
    expect(requested.filter((url) => APPLICATION.test(url))).toEqual([])
    const loading = page.waitForRequest(APPLICATION)
    await interact(page)
    await loading
  },
)

test.for([
  ['loads the application after 5 s without interaction', false],
  ['waits for an interaction where the visitor saves data', true],
] as const)('%s', async ([, savesData], { open }) => {
  const page = await open()
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } })
  }, savesData)
  await page.clock.install()
  let isRequested = false
  page.on('request', (request) => {
    isRequested ||= APPLICATION.test(request.url())
  })
  await page.goto('/')
  const loading = page.waitForRequest(APPLICATION)
  await page.clock.runFor(60_000)
  if (savesData) {
    expect(isRequested).toBe(false)
    await page.keyboard.press('Shift')
  }
  await loading
})

test('opens the panel that is hovered while the application loads', async ({ reuse }) => {
  const page = await reuse()
  const becomeLive = await gotoBeforeHydration(page, '/')
  await page.mouse.move(1, 1)
  await panelButton(page, panel).hover()
  await becomeLive()
  await panelContent(page, panel).waitFor()
})

test('sends the form that is submitted while the application loads', async ({ reuse }) => {
  const page = await reuse()
  const requests = await mockService(page, SUCCESS)
  const becomeLive = await gotoBeforeHydration(page, path)
  await fillForm(page)
  await submitButton(page).click()
  await becomeLive()
  await toast(page).getByText(form.success).waitFor()
  expect(requests).toHaveLength(1)
  await expect.poll(async () => (await getFieldValues(page)).join('')).toBe('')
})
