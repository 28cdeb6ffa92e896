import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { readManifest } from '../../../src/server/manifest.ts'
import { arriveAtErrorScreen, THROWN } from '../broken.ts'
import * as contact from '../form.ts'
import { menu, menuButton, pageWith, panelButton, panelContent, panels } from '../parts.ts'
import { arrive, live, test } from '../visitor.ts'
import { axeComplaints, Explained, type Explanation, inBothSchemes, SCHEMES } from './axe.ts'
import { NARROW, WIDE } from './explanations.ts'
import { focusComplaints } from './focus.ts'
import { motionComplaints } from './motion.ts'
import { roomComplaints } from './room.ts'
import { inState, openAll, READERS, under } from './states.ts'
import { strangersAt } from './strangers.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 800 },
  { width: 320, height: 640 },
]

/** Whether all of these are still needed is asked where all pages are looked at. */
const explained = new Explained([...WIDE, ...NARROW])

/** What the thanks for a request float over; without them, the same is looked at on its page. */
const UNDER_THE_MESSAGE: Explanation = {
  rule: 'color-contrast',
  selector: 'main section :is(label, p, p span, input, textarea, address, a)',
  reason: 'a message lies on it for seconds',
}

/** Looks at what a page shows in windows of all sizes and in both schemes, without loading it again. */
async function everywhere(page: Page): Promise<string[]> {
  const strangers = strangersAt(page)
  const complaints = await motionComplaints(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const room = () => roomComplaints(page)
    await page.evaluate(() => scrollTo(0, 0))
    const found = [...(await room()), ...(await under(page, READERS.textSpacing, room))]
    if (size.width > 320) found.push(...(await under(page, READERS.largeText, room)))
    found.push(...(await inBothSchemes(page, explained)))
    complaints.push(...inState(`${size.width} px`, found))
  }
  return [...complaints, ...strangers()]
}

const walked = async (page: Page) => inState('Tab', await focusComplaints(page))

describe('pages for what can go wrong', () => {
  const manifest = readManifest(inject('outDir'))

  test('an unknown address', async ({ open, troubles }) => {
    troubles.allow(/^response: 404 /, /^console\.error: .+ status of 404 /)
    const page = await open()
    await arrive(page, '/no-such-page')
    expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
  })

  test('an application that fails', async ({ open, troubles }) => {
    troubles.allow(THROWN)
    const page = await open()
    await arriveAtErrorScreen(page)
    expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
  })

  test('a request that has arrived', async ({ open }) => {
    const page = await open()
    await page.goto(`${contact.form.endpoint}/sent`)
    expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
  })

  test('a request that is wrong', async ({ open, troubles }) => {
    troubles.allow(/^response: 400 /, /^console\.error: .+ status of 400 /)
    const page = await open()
    await page.goto(`${contact.form.endpoint}?email=nobody&contact=none`)
    expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
  })

  test.for(['busy', 'unavailable'] as const)(
    'a service that is %s',
    async (name, { open, troubles }) => {
      troubles.allow(/^response: 503 /, /^console\.error: .+ status of 503 /)
      const page = await open()
      const { html = '', csp = '' } = manifest?.contact.pages[name] ?? {}
      await page.route(`**${contact.form.endpoint}*`, (route) =>
        route.fulfill({
          status: 503,
          contentType: 'text/html; charset=utf-8',
          headers: { 'Content-Security-Policy': csp },
          body: html,
        }),
      )
      await page.goto(contact.form.endpoint)
      expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
    },
  )
})

describe('the contact form', () => {
  test('with mistakes', async ({ open }) => {
    const page = await open()
    await arrive(page, contact.path)
    await contact.fill(page, { email: 'nobody', contact: 'none' })
    await contact.error(page, 'contact').waitFor()
    expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
  })

  test('sent', async ({ open }) => {
    const page = await open()
    await contact.standIn(page, contact.SUCCESS)
    await arrive(page, contact.path)
    // What is said stays for seconds, so the form is sent for every look.
    const thanked = new Explained([...explained.list, UNDER_THE_MESSAGE])
    const complaints: string[] = []
    for (const size of SIZES) {
      for (const colorScheme of SCHEMES) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        await contact.fill(page)
        await contact.button(page).press('Enter')
        await contact.toast(page).waitFor()
        complaints.push(...inState(`${size.width} px`, await axeComplaints(page, thanked)))
        expect(await contact.toast(page).isVisible()).toBe(true)
        await contact.toast(page).waitFor({ state: 'detached' })
      }
    }
    expect(complaints).toEqual([])
    const unneeded = expect.stringContaining(UNDER_THE_MESSAGE.selector)
    expect(thanked.unneeded()).not.toContainEqual(unneeded)
  })

  test('lost', async ({ open, troubles }) => {
    troubles.allow(/ERR_FAILED/)
    const page = await open()
    await contact.standIn(page, 'nothing')
    await arrive(page, contact.path)
    await contact.fill(page)
    page.once('dialog', (dialog) => dialog.accept())
    await Promise.all([page.waitForEvent('dialog'), contact.button(page).press('Enter')])
    await expect.poll(() => contact.texts(page)).toEqual(contact.EMPTY)
    expect([...(await everywhere(page)), ...(await walked(page))]).toEqual([])
  })
})

test('what moves, where visitors have nothing against it', async ({ open }) => {
  const page = await open({ reducedMotion: 'no-preference' })
  const strangers = strangersAt(page)
  await arrive(page, '/')
  // By then all that begins with the pointer is there.
  await page.mouse.move(200, 200)
  await page.waitForLoadState('networkidle')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('button').waitFor()
  const complaints: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    complaints.push(...(await axeComplaints(page, new Explained([]), 'footer')))
  }
  complaints.push(...strangers())
  expect(complaints).toEqual([])
})

// On a page that none of them names, and on one that a panel names; all pages have the same ones.
describe.for(['/', panels[0]?.links[0]?.href ?? ''])('what the bar opens on %s', (path) => {
  test.for(SCHEMES)('%s', async (colorScheme, { open }) => {
    const page = await open({ colorScheme })
    await arrive(page, path)
    await openAll(page)
    const complaints: string[] = []
    const look = async (button: Locator, content: Locator) => {
      await button.press('Enter')
      await content.waitFor()
      complaints.push(...(await axeComplaints(page, explained, 'header')))
      await page.keyboard.press('Escape')
      await content.waitFor({ state: 'hidden' })
    }
    for (const size of SIZES) {
      await page.setViewportSize(size)
      if (size.width === 320) await look(menuButton(page), menu(page))
      else
        for (const { label } of panels)
          await look(panelButton(page, label), panelContent(page, label))
    }
    expect(complaints).toEqual([])
  })
})

describe('every stop of the Tab key', () => {
  test.for(SCHEMES)('in the open panels, %s', async (colorScheme, { open }) => {
    const page = await open({ colorScheme })
    await arrive(page, '/')
    for (const { label } of panels) {
      await panelButton(page, label).press('Enter')
      await panelContent(page, label).waitFor()
      const walk = { within: ':popover-open', goesOn: true }
      expect(await focusComplaints(page, walk), label).toEqual([])
    }
  })

  test.for(SCHEMES)('in the open menu, %s', async (colorScheme, { open }) => {
    const page = await open({ colorScheme, viewport: { width: 320, height: 640 } })
    await arrive(page, '/')
    await openAll(page)
    await menuButton(page).press('Enter')
    await menu(page).waitFor()
    const walk = { within: ':popover-open', goesOn: true }
    expect(await focusComplaints(page, walk)).toEqual([])
  })
})

test('a picture that is opened as large as the window', async ({ open }) => {
  const page = await open()
  await page.goto(pageWith('case-study').path)
  await live(page)
  const complaints: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.locator('main figure > button').first().click()
    await page.locator('main :popover-open').waitFor()
    complaints.push(...(await axeComplaints(page, explained, 'main :popover-open')))
    const walk = { within: ':popover-open', goesOn: true }
    complaints.push(...(await focusComplaints(page, walk)))
    await page.keyboard.press('Escape')
  }
  expect(complaints).toEqual([])
})
