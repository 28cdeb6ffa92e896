import { expect } from 'vitest'
import { test } from '../page-driver.ts'
import { axeViolations } from './axe.ts'
import { compareLines, getContent, getHeader } from './comparison.ts'
import { focusViolations } from './focus.ts'
import { findMissingFocusRings } from './focus-rings.ts'
import { layoutViolations } from './layout.ts'
import {
  finishAnimations,
  labelViolations,
  openAllDetails,
  openPage,
  READER_STYLES,
  recordForeignRequests,
  withStyles,
} from './page.ts'
import { layoutPages } from './sites.ts'
import { findBrokenWords, orderViolations } from './text.ts'

const SIZE = { width: 320, height: 640 }

/** Chromium may report every script of a document. */
const SCRIPTS_OFF = /^request: csp .+\.js$/

/** Top bars of the first page of each site: panels and menus need to be opened on one page only. */
const headers = new Map<string, string[]>()

test.for(layoutPages)(
  '$title follows all rules in narrow viewports',
  async ({ address, url, site, mobileBelowPx }, { reuse, failures }) => {
    failures.ignore(SCRIPTS_OFF)
    const page = await reuse({ viewport: SIZE })
    const plain = await reuse({ viewport: SIZE, javaScriptEnabled: false })
    const foreignRequests = recordForeignRequests(page, url)
    await Promise.all([openPage(page, address), plain.goto(address)])
    await finishAnimations(plain)
    const violations: string[] = []
    const say = (state: string, found: readonly string[]) =>
      violations.push(...labelViolations(state, found))
    const room = async () => [...(await layoutViolations(page)), ...(await findBrokenWords(page))]

    const names = ['without scripts', 'with scripts'] as const
    violations.push(...compareLines(await getContent(plain), await getContent(page), names))
    say('without scripts', await layoutViolations(plain))
    const header = headers.get(site) ?? (await getHeader(page))
    headers.set(site, header)
    violations.push(...compareLines(header, await getHeader(page), ['the first bar', 'this bar']))
    say('closed', await room())
    await openAllDetails(page)
    say('opened', [...(await room()), ...(await orderViolations(page))])
    say('axe', await axeViolations(page))
    say(
      'text spacing',
      await withStyles(page, READER_STYLES.textSpacing, () => layoutViolations(page)),
    )
    // Up to the widest viewport with the mobile menu.
    for (const width of [400, 560, mobileBelowPx - 1]) {
      await page.setViewportSize({ ...SIZE, width })
      say(`${width} px`, await room())
    }
    // A 1280 px viewport at 200 % zoom.
    await page.setViewportSize({ ...SIZE, width: 640 })
    say('large text', await withStyles(page, READER_STYLES.largeText, room))
    await page.setViewportSize(SIZE)
    say('rings', await findMissingFocusRings(page))
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    say('Tab', await focusViolations(page))
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
    expect([...violations, ...foreignRequests()]).toEqual([])
  },
)
