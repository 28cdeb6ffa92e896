import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { mixed } from '../../src/compiler/contrast/oklab.ts'
import { contrast } from '../../src/compiler/contrast/ratio.ts'
import { contrastPairs, NEEDED, type Pair } from '../../src/style/contrast-pairs.ts'
import { colourVariable, type Role } from '../../src/style/roles.ts'
import type { Colour } from '../../src/style/tones.ts'
import {
  bar,
  barLink,
  contactSection,
  footer,
  menu,
  menuButton,
  pageWith,
  panelButton,
  panelContent,
  panels,
} from './parts.ts'
import { type Standing, standingOn } from './standing.ts'
import { arrive, test } from './visitor.ts'

const { pages, theme } = inject('site')
const { path: contactPath, form } = contactSection()

const { path: callPath, sections } = pageWith('call-to-action')
const call = sections.find((one) => one.kind === 'call-to-action')

type Palette = Readonly<Record<Role, string>>

/** Colours that tell for each role where it is shown: in the theme, several roles may look the same. */
const MARKS = Object.fromEntries(
  Object.keys(theme.light).map((role, at) => {
    const parts = [0x20 + 16 * at, 0xe0 - 16 * at, 0x10 + ((at * 112) % 224)]
    return [role, `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`]
  }),
) as Palette // the roles are those of the theme

const shown = (colour: Colour, palette: Palette): string =>
  typeof colour === 'string'
    ? palette[colour]
    : mixed(palette[colour.of], colour.percent, palette[colour.with])

const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Browsers and this project may round a mix differently. */
const isSame = (seen: string, hex: string): boolean =>
  seen.length === 7 &&
  partsOf(seen).every((part, at) => Math.abs(part - (partsOf(hex)[at] ?? 0)) <= 1)

/** The pairs of texts in the list that something on the screen may be. */
const pairsFor = ({ text, ground, isBody }: Standing, palette: Palette): Pair[] =>
  contrastPairs.filter(
    (pair) =>
      (isBody ? pair.use === 'body' : pair.use !== 'line') &&
      isSame(text, shown(pair.text, palette)) &&
      isSame(ground, shown(pair.ground, palette)),
  )

/** Texts of the list that were on the screen, of all tests in this file. */
const met = new Set<Pair>()

/** Replaces the colours of the theme by others, or puts them back. */
const paint = (page: Page, palette: Palette | undefined) =>
  page.evaluate(
    (colours) => {
      const { style } = document.documentElement
      for (const [name, value] of colours) {
        if (value) style.setProperty(name, value)
        else style.removeProperty(name)
      }
    },
    Object.keys(MARKS).map((role) => [colourVariable(role), palette?.[role as Role]] as const),
  )

/**
 * Everything on the screen is in the list, and stands out as the list asks for.
 * @param pointed what the pointer is on; looking at the rest of the page takes it away
 */
async function expectListed(
  page: Page,
  scheme: 'light' | 'dark',
  pointed?: Locator,
): Promise<void> {
  await pointed?.hover()
  const real = await standingOn(page)
  expect(real.length).toBeGreaterThan(0)
  expect(real.filter((one) => pairsFor(one, theme[scheme]).length === 0)).toEqual([])
  const faint = real.filter(
    ({ text, ground, isBody }) => contrast(text, ground) < NEEDED[isBody ? 'body' : 'text'].best,
  )
  expect(faint).toEqual([])

  await paint(page, MARKS)
  await pointed?.hover()
  const marked = await standingOn(page)
  expect(marked.filter((one) => pairsFor(one, MARKS).length === 0)).toEqual([])
  for (const one of marked) for (const pair of pairsFor(one, MARKS)) met.add(pair)
  await paint(page, undefined)
}

/** One page for every sequence of section kinds. */
const layouts = [
  ...new Map(
    pages.map(({ path, sections }) => [sections.map(({ kind }) => kind).join(), path]),
  ).values(),
]

const windows = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 360].map((width) => ({ scheme, width })),
)
const optionsOf = ({ scheme, width }: (typeof windows)[number]) => ({
  colorScheme: scheme,
  viewport: { width, height: 800 },
})

test('the marks are told apart', () => {
  const marks = Object.values(MARKS)
  for (const one of marks) expect(marks.filter((other) => isSame(one, other))).toEqual([one])
})

test.for(windows)(
  'every layout, $scheme, $width px',
  { timeout: 300_000 },
  async (window, { open }) => {
    const page = await open(optionsOf(window))
    for (const path of layouts) {
      await arrive(page, path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          // Those of one name close each other.
          details.removeAttribute('name')
          details.open = true
        }
      })
      await expectListed(page, window.scheme)
    }
  },
)

test.for(windows)(
  'the page for unknown addresses, $scheme, $width px',
  async (window, { open, troubles }) => {
    troubles.allow(/^response: 404 /, /^console\.error: .+ status of 404 /)
    const page = await open(optionsOf(window))
    await arrive(page, barLink(0).href.slice(0, -1))
    await expectListed(page, window.scheme)
  },
)

test.for(windows)(
  'a form with errors and its message, $scheme, $width px',
  async (window, { open }) => {
    const page = await open(optionsOf(window))
    await page.route(`**${form.endpoint}*`, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"success":true}' }),
    )
    await arrive(page, contactPath)
    const { email, contact } = form.fields
    await page.getByLabel(email.label, { exact: true }).fill('nobody')
    await page.getByLabel(contact.label, { exact: true }).fill('none')
    await page.getByText(contact.error, { exact: true }).waitFor()
    await expectListed(page, window.scheme)
    await page.getByLabel(email.label, { exact: true }).fill('zoe@example.com')
    await page.getByLabel(contact.label, { exact: true }).fill('')
    await page.locator('main form button[type=submit]').click()
    await page.getByText(form.success, { exact: true }).waitFor()
    await expectListed(page, window.scheme)
  },
)

test.for(windows)(
  'what hangs from the scrolled bar, $scheme, $width px',
  async (window, { open }) => {
    const page = await open(optionsOf(window))
    await arrive(page, barLink(0).href)
    await page.evaluate(() => scrollTo(0, 400))
    await page.locator('header[data-scrolled]').waitFor()
    if (window.width < 768) {
      await menuButton(page).click()
      await menu(page).waitFor()
      for (const section of await menu(page).locator('summary').all()) await section.click()
    } else {
      const label = panels[0]?.label ?? ''
      await panelButton(page, label).click()
      await panelContent(page, label).waitFor()
    }
    expect(await bar(page).isVisible()).toBe(true)
    await expectListed(page, window.scheme)
  },
)

test.for(['light', 'dark'] as const)(
  'what the pointer and the focus change, %s',
  async (scheme, { open }) => {
    const page = await open({ colorScheme: scheme })
    await arrive(page, callPath)
    const primary = page.locator('main').getByRole('link', { name: call?.action.label ?? '' })
    await expectListed(page, scheme, primary.last())
    const pause = footer(page).locator('button')
    // Without motion there is nothing to pause, and with motion nothing stands still to be measured.
    await pause.evaluate((it) => it.style.setProperty('display', 'block'))
    await expectListed(page, scheme, pause)
    await page.locator('a[href="#main"]').first().focus()
    await expectListed(page, scheme)
  },
)

test('every pair of text and ground in the list was on the screen', () => {
  const missing = contrastPairs.filter((pair) => pair.use !== 'line' && !met.has(pair))
  expect(missing).toEqual([])
})
