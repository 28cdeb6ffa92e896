/** Every color combination on a page is in the list of contrast pairs that themes are checked against. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Color, Role } from '../../../../schemas/contrast.ts'
import { mixColors } from '../../../../src/content/contrast/oklab.ts'
import { getColorVariable } from '../../../../src/theme/style/color-variable.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'
import * as contact from '../contact-form.ts'
import { exampleTest as test } from '../page-driver.ts'
import { example } from '../page-parts.ts'
import { finishAnimations, openAllDetails, openPage } from './page.ts'
import { layoutPages } from './sites.ts'
import { findTextColors, type TextColor } from './text-colors.ts'

const { theme } = inject('exampleSite')
const { menu, menuButton, panelButton, panelContent, panels, contactSection } = example
const { path: formPath } = contactSection()

type Palette = Readonly<Record<Role, string>>

/** A distinct color for each role, because roles of a theme may share a color. */
const MARKS = Object.fromEntries(
  Object.keys(theme.light).map((role, at) => {
    const parts = [0x20 + 16 * at, 0xe0 - 16 * at, 0x10 + ((at * 112) % 224)]
    return [role, `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`]
  }),
) as Palette // the roles are those of the theme

const shown = (color: Color): string =>
  typeof color === 'string'
    ? MARKS[color]
    : mixColors(MARKS[color.of], color.percent, MARKS[color.with])

const parseHex = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Allows for different rounding of mixed colors. */
const isSame = (seen: string, hex: string): boolean =>
  seen.length === 7 &&
  parseHex(seen).every((part, at) => Math.abs(part - (parseHex(hex)[at] ?? 0)) <= 1)

const isListed = ({ text, background, isBody }: TextColor): boolean =>
  contrastPairs.some(
    (pair) =>
      (isBody ? pair.use === 'body' : pair.use !== 'line') &&
      isSame(text, shown(pair.text)) &&
      isSame(background, shown(pair.ground)),
  )

async function unlisted(page: Page): Promise<TextColor[]> {
  await page.evaluate(
    (colors) => {
      for (const [name, value] of colors) document.documentElement.style.setProperty(name, value)
    },
    Object.entries(MARKS).map(([role, mark]) => [getColorVariable(role), mark] as const),
  )
  await finishAnimations(page)
  const standing = await findTextColors(page)
  expect(standing.length).toBeGreaterThan(0)
  return standing.filter((one) => !isListed(one))
}

const WIDTHS = [1280, 360] as const

test('lists every color pair used by page layouts', async ({ reuse }) => {
  const page = await reuse()
  const found: unknown[] = []
  for (const { address } of layoutPages) {
    await openPage(page, address)
    await openAllDetails(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await unlisted(page)).map((one) => ({ address, width, ...one })))
    }
  }
  expect(found).toEqual([])
})

test.for(WIDTHS)(
  'lists every color pair used by form errors and confirmation at %i px',
  async (width, { reuse }) => {
    const page = await reuse({ viewport: { width, height: 800 } })
    await contact.mockService(page, contact.SUCCESS)
    await openPage(page, formPath)
    await contact.fillForm(page, { email: 'nobody', contact: 'none' })
    await contact.fieldError(page, 'contact').waitFor()
    expect(await unlisted(page)).toEqual([])
    await contact.fillForm(page)
    await contact.submitButton(page).press('Enter')
    await contact.toast(page).waitFor()
    expect(await unlisted(page)).toEqual([])
  },
)

test.for(WIDTHS)(
  'lists every color pair used by the scrolled top bar at %i px',
  async (width, { reuse }) => {
    const page = await reuse({ viewport: { width, height: 800 } })
    await openPage(page, panels[0]?.links[0]?.href ?? '/')
    await page.mouse.wheel(0, 400)
    await page.locator('header[data-scrolled]').waitFor()
    await openAllDetails(page)
    if (await menuButton(page).isVisible()) {
      await menuButton(page).click()
      await menu(page).waitFor()
    } else {
      const { label = '' } = panels[0] ?? {}
      await panelButton(page, label).click()
      await panelContent(page, label).waitFor()
    }
    expect(await unlisted(page)).toEqual([])
  },
)

test('lists every color pair used on hover and focus', async ({ reuse }) => {
  const page = await reuse()
  await openPage(page, formPath)
  const buttons = page.locator('main :is(form button, section > div a)')
  for (const one of [...(await buttons.all()), page.locator('a[href="#main"]')]) {
    await one.focus()
    if (await one.isVisible()) await one.hover()
    expect(await unlisted(page)).toEqual([])
  }
})

test('reports a color pair that is not in the list', async ({ reuse }) => {
  const page = await reuse()
  await openPage(page, '/')
  await page.evaluate(() => {
    document.querySelector('h1')?.style.setProperty('color', 'var(--color-highlight)')
  })
  expect(await unlisted(page)).toHaveLength(1)
})
