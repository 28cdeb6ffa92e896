import { expect, inject } from 'vitest'
import { test } from '../visitor.ts'
import { axeComplaints } from './axe.ts'
import { focusComplaints, ringless } from './focus.ts'
import { finish, inState, openAll, READERS, read, strangersAt, under } from './page.ts'
import { roomComplaints } from './room.ts'
import { contentOf, differences, headerOf } from './sameness.ts'
import { brokenWords, orderComplaints } from './text.ts'

const { pages, shell } = inject('site')
const SIZE = { width: 320, height: 640 }
/** Wider ones, up to the widest that have the menu. */
const OTHERS = [400, 560, shell.behaviour.mobileBelowPx - 1]

/** Chromium may say so of every script that a document names. */
const SCRIPTS_OFF = /^request: csp .+\.js$/

/** The bar, as the first page has it: so it is enough to open its panels and its menu on one page. */
let header: string[] | undefined

test.for(pages)(
  '$path in narrow windows',
  { timeout: 120_000 },
  async ({ path }, { reuse, troubles }) => {
    troubles.tolerate(SCRIPTS_OFF)
    const page = await reuse({ viewport: SIZE })
    const plain = await reuse({ viewport: SIZE, javaScriptEnabled: false })
    const strangers = strangersAt(page, inject('url'))
    await Promise.all([read(page, path), plain.goto(path)])
    await finish(plain)
    const complaints: string[] = []
    const say = (state: string, found: readonly string[]) =>
      complaints.push(...inState(state, found))
    const room = async () => [...(await roomComplaints(page)), ...(await brokenWords(page))]

    const names = ['without scripts', 'with scripts'] as const
    complaints.push(...differences(await contentOf(plain), await contentOf(page), names))
    say('without scripts', await roomComplaints(plain))
    header ??= await headerOf(page)
    complaints.push(...differences(header, await headerOf(page), ['the first bar', 'this bar']))
    say('closed', await room())
    await openAll(page)
    say('opened', [...(await room()), ...(await orderComplaints(page))])
    say('axe', await axeComplaints(page))
    say('text spacing', await under(page, READERS.textSpacing, () => roomComplaints(page)))
    for (const width of OTHERS) {
      await page.setViewportSize({ ...SIZE, width })
      say(`${width} px`, await room())
    }
    // What 1280 px leave once all is enlarged; larger text comes on top of that.
    await page.setViewportSize({ ...SIZE, width: 640 })
    say('large text', await under(page, READERS.largeText, room))
    await page.setViewportSize(SIZE)
    say('rings', await ringless(page))
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    say('Tab', await focusComplaints(page))
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
    expect([...complaints, ...strangers()]).toEqual([])
  },
)
