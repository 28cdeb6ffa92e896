/** Rules for states that appear only after an interaction. */
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import * as contact from '../contact-form.ts'
import { gotoPage, exampleTest as test } from '../page-driver.ts'
import { createPageParts, example } from '../page-parts.ts'
import { axeViolations, COLOR_RULES } from './axe.ts'
import { focusViolations } from './focus.ts'
import { layoutViolations } from './layout.ts'
import {
  finishAnimations,
  labelViolations,
  openAllDetails,
  READER_STYLES,
  scrollThrough,
  withStyles,
} from './page.ts'
import { viewportViolations } from './viewport.ts'

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
/** Phones in landscape, and a desktop with enlarged text. */
const LOW = [
  { width: 1280, height: 400 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
]

async function inTheDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await finishAnimations(page)
  const violations = await axeViolations(page, within, COLOR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
  return labelViolations('dark', violations)
}

async function everywhere(page: Page): Promise<string[]> {
  const violations: string[] = []
  const room = () => layoutViolations(page)
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await scrollThrough(page)
    const found = [...(await room()), ...(await withStyles(page, READER_STYLES.textSpacing, room))]
    found.push(...(await viewportViolations(page)))
    violations.push(...labelViolations(`${size.width} px`, found))
  }
  violations.push(...(await axeViolations(page)), ...(await inTheDark(page)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return [...violations, ...(await focusViolations(page))]
}

const { path: formPath, form } = example.contactSection()
const { endpoint } = form

/** How to reach a state, and the console message it causes. */
const STATES: readonly (readonly [
  name: string,
  reach: (page: Page) => Promise<unknown>,
  failure?: RegExp,
])[] = [
  ['an unknown address', (page) => gotoPage(page, '/no-such-page'), /status of 404|^response: 404/],
  ['a request that has arrived', (page) => page.goto(`${endpoint}/sent`)],
  [
    'a request that is wrong',
    (page) => page.goto(`${endpoint}?email=nobody&contact=none`),
    /status of 400|^response: 400/,
  ],
  [
    'a form with mistakes',
    async (page) => {
      await gotoPage(page, formPath)
      await contact.fillForm(page, { email: 'nobody', contact: 'none' })
      await contact.fieldError(page, 'contact').waitFor()
    },
  ],
]

test.for(STATES)('follows all rules on %s', async ([, reach, failure], { reuse, failures }) => {
  if (failure) failures.expect(failure)
  const page = await reuse()
  await reach(page)
  expect(await everywhere(page)).toEqual([])
})

test('shows the confirmation inside the viewport', async ({ open }) => {
  const page = await open()
  await contact.mockService(page, contact.SUCCESS)
  // Freeze the clock so that the confirmation stays.
  await page.clock.install()
  await gotoPage(page, formPath)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await contact.fillForm(page)
  await contact.submitButton(page).press('Enter')
  await contact.toast(page).waitFor()
  const violations: string[] = []
  for (const size of [WIDE, NARROW, ...LOW]) {
    await page.setViewportSize(size)
    await finishAnimations(page)
    violations.push(
      ...labelViolations(`${size.width} x ${size.height}`, await viewportViolations(page)),
    )
  }
  await contact.toast(page).waitFor()
  expect(violations).toEqual([])
})

async function opened(page: Page, button: Locator, content: Locator): Promise<string[]> {
  await button.press('Enter')
  await content.waitFor()
  await finishAnimations(page)
  const violations = await viewportViolations(page)
  // Content is the same in low viewports, so skip the other rules.
  if (!LOW.some(({ height }) => height === page.viewportSize()?.height)) {
    violations.push(...(await axeViolations(page, ':popover-open')))
    violations.push(...(await inTheDark(page, ':popover-open')))
    violations.push(...(await focusViolations(page, { within: ':popover-open', goesOn: true })))
  }
  await page.keyboard.press('Escape')
  await content.waitFor({ state: 'hidden' })
  return violations
}

test('follows all rules in panels and menu', async ({ reuse }) => {
  const [site, url] = [inject('site'), inject('url')]
  const { menu, menuButton, panelButton, panelContent, panels } = createPageParts(site)
  // Smooth scrolling would still be running at each stop.
  const page = await reuse({ reducedMotion: 'reduce' })
  await gotoPage(page, url + (panels[0]?.links[0]?.href ?? '/'))
  const violations: string[] = []
  for (const size of [WIDE, NARROW, ...LOW]) {
    await page.setViewportSize(size)
    await openAllDetails(page)
    const see = async (button: Locator, content: Locator) =>
      violations.push(
        ...labelViolations(`${size.width} x ${size.height}`, await opened(page, button, content)),
      )
    if (await menuButton(page).isVisible()) await see(menuButton(page), menu(page))
    else
      for (const { label } of panels) await see(panelButton(page, label), panelContent(page, label))
  }
  expect(violations).toEqual([])
})

test.for([WIDE, NARROW])(
  'follows all rules in the enlarged image at $width px',
  async (viewport, { reuse }) => {
    const page = await reuse({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await gotoPage(page, example.pageWith('case-study').path)
    const figure = page.locator('main figure:has(> button)').first()
    expect(await opened(page, figure.locator('> button'), figure.locator('> [popover]'))).toEqual(
      [],
    )
  },
)
