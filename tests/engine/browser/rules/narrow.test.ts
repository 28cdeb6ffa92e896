import { expect } from 'vitest'
import { test } from '../visitor.ts'
import { axeViolations } from './axe.ts'
import { focusViolations, ringless } from './focus.ts'
import { finish, foreignRequestsOf, inState, openAll, READERS, read, under } from './page.ts'
import { roomViolations } from './room.ts'
import { contentOf, differences, headerOf } from './sameness.ts'
import { everyLayout } from './sites.ts'
import { brokenWords, orderViolations } from './text.ts'

const SIZE = { width: 320, height: 640 }

/** Chromium may say so of every script that a document names. */
const SCRIPTS_OFF = /^request: csp .+\.js$/

/** The bars, as the first pages have them: so it is enough to open their panels and menus on one page. */
const headers = new Map<string, string[]>()

test.for(everyLayout)(
  '$title in narrow windows',
  async ({ address, url, site, mobileBelowPx }, { reuse, troubles }) => {
    troubles.tolerate(SCRIPTS_OFF)
    const page = await reuse({ viewport: SIZE })
    const plain = await reuse({ viewport: SIZE, javaScriptEnabled: false })
    const foreignRequests = foreignRequestsOf(page, url)
    await Promise.all([read(page, address), plain.goto(address)])
    await finish(plain)
    const violations: string[] = []
    const say = (state: string, found: readonly string[]) =>
      violations.push(...inState(state, found))
    const room = async () => [...(await roomViolations(page)), ...(await brokenWords(page))]

    const names = ['without scripts', 'with scripts'] as const
    violations.push(...differences(await contentOf(plain), await contentOf(page), names))
    say('without scripts', await roomViolations(plain))
    const header = headers.get(site) ?? (await headerOf(page))
    headers.set(site, header)
    violations.push(...differences(header, await headerOf(page), ['the first bar', 'this bar']))
    say('closed', await room())
    await openAll(page)
    say('opened', [...(await room()), ...(await orderViolations(page))])
    say('axe', await axeViolations(page))
    say('text spacing', await under(page, READERS.textSpacing, () => roomViolations(page)))
    // Wider ones, up to the widest that have the menu.
    for (const width of [400, 560, mobileBelowPx - 1]) {
      await page.setViewportSize({ ...SIZE, width })
      say(`${width} px`, await room())
    }
    // What 1280 px leave once all is enlarged; larger text comes on top of that.
    await page.setViewportSize({ ...SIZE, width: 640 })
    say('large text', await under(page, READERS.largeText, room))
    await page.setViewportSize(SIZE)
    say('rings', await ringless(page))
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    say('Tab', await focusViolations(page))
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
    expect([...violations, ...foreignRequests()]).toEqual([])
  },
)
