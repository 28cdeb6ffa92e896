import { describe, expect } from 'vitest'
import * as contact from '../form.ts'
import {
  contactSection,
  menu,
  menuButton,
  pageWith,
  panelButton,
  panelContent,
  panels,
} from '../parts.ts'
import { arrive, live, test } from '../visitor.ts'
import { windowComplaints } from './in-window.ts'
import { catches, elements, style } from './planting.ts'
import { openAll } from './states.ts'

/** Windows of telephones, upright and on their side, and of a computer whose text is enlarged. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1280, height: 400 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 568, height: 320 },
]

test.for(SIZES)('what the bar opens, at $width x $height', async (size, { open }) => {
  const page = await open({ viewport: size })
  await arrive(page, '/')
  expect(await windowComplaints(page)).toEqual([])
  if (await menuButton(page).isVisible()) {
    await openAll(page)
    await menuButton(page).click()
    await menu(page).waitFor()
    expect(await windowComplaints(page)).toEqual([])
    return
  }
  for (const { label } of panels) {
    await panelButton(page, label).press('Enter')
    await panelContent(page, label).waitFor()
    expect(await windowComplaints(page), label).toEqual([])
  }
})

test.for(SIZES)('what is said of a request, at $width x $height', async (size, { open }) => {
  const page = await open({ viewport: size })
  await contact.standIn(page, contact.SUCCESS)
  await arrive(page, contact.path)
  await contact.fill(page)
  await contact.button(page).press('Enter')
  await contact.toast(page).waitFor()
  // What comes in from the side has arrived.
  await expect.poll(() => windowComplaints(page)).toEqual([])
})

test.for(SIZES)('what the copy button says, at $width x $height', async (size, { open }) => {
  const page = await open({ viewport: size, permissions: ['clipboard-read', 'clipboard-write'] })
  await arrive(page, contact.path)
  const { copy } = contactSection()
  await page.getByRole('button', { name: copy.label, exact: true }).press('Enter')
  await page.getByRole('status').getByText(copy.done, { exact: true }).waitFor()
  expect(await windowComplaints(page)).toEqual([])
})

test.for(SIZES)('a large picture, at $width x $height', async (size, { open }) => {
  const page = await open({ viewport: size })
  await page.goto(pageWith('case-study').path)
  await live(page)
  await page.locator('main figure > button').first().click()
  await page.locator('main :popover-open').waitFor()
  expect(await windowComplaints(page)).toEqual([])
})

describe('it is noticed', () => {
  const said = { tag: 'p', text: 'Sent', attributes: { role: 'status' } }
  const planted = (css: string) => elements([said], css)
  catches(windowComplaints, [
    [
      'if something is said left of the window',
      planted('.planted{position:fixed;left:-200vw}'),
      /reaches out of the window: <p/,
    ],
    [
      'if something is said below the window',
      planted('.planted{position:fixed;top:105vh}'),
      /reaches out of the window: <p/,
    ],
    [
      'if something shows only a part of itself',
      planted('.planted{position:fixed;top:0;block-size:4px;overflow:hidden}'),
      /has more than it shows: <p/,
    ],
    [
      'if the bar leaves no room',
      style('header{min-block-size:60vh!important}'),
      /takes \d+ px of/,
    ],
  ])
})
