import { expect } from 'vitest'
import { lastingIn } from '../markup.ts'
import { live, test } from '../visitor.ts'
import { axeViolations, OF_COLOURS } from './axe.ts'
import { focusViolations, ringless } from './focus.ts'
import { keptOf } from './kept.ts'
import { motionViolations } from './motion.ts'
import { finish, foreignRequestsOf, inState, openAll, READERS, settle, under } from './page.ts'
import { paperViolations } from './paper.ts'
import { roomViolations } from './room.ts'
import { differences, shapesOf } from './sameness.ts'
import { everyLayout } from './sites.ts'
import { brokenWords, generatedViolations, hinderedViolations, orderViolations } from './text.ts'

const WIDTH = 1280
test.for(everyLayout)(
  '$title in wide windows',
  async ({ address, url, mobileBelowPx }, { reuse }) => {
    const page = await reuse()
    const foreignRequests = foreignRequestsOf(page, url)
    const response = await page.goto(address)
    await live(page)
    const sent = lastingIn((await response?.text()) ?? '')
    const violations = differences(sent, lastingIn(await page.content()), [
      'as sent',
      'as it lives',
    ])
    const say = (state: string, found: readonly string[]) =>
      violations.push(...inState(state, found))
    const room = async () => [...(await roomViolations(page)), ...(await brokenWords(page))]

    await settle(page)
    for (const look of [generatedViolations, hinderedViolations, keptOf])
      violations.push(...(await look(page)))
    say('on paper', await paperViolations(page, () => openAll(page)))
    await finish(page)
    say('opened', [...(await room()), ...(await orderViolations(page))])
    say('light', await axeViolations(page))
    const light = await shapesOf(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await finish(page)
    say('dark', await axeViolations(page, 'html', OF_COLOURS))
    violations.push(...differences(light, await shapesOf(page), ['in the light', 'in the dark']))
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    say('forced colours', [...(await room()), ...(await ringless(page))])
    await page.emulateMedia({ forcedColors: 'none' })
    say('large text', await under(page, READERS.largeText, () => roomViolations(page)))
    // The narrowest windows that show the whole bar, and wide ones.
    for (const width of [mobileBelowPx, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      say(`${width} px`, await room())
    }
    await page.setViewportSize({ width: WIDTH, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    say('reduced motion', await motionViolations(page))
    say('Tab', await focusViolations(page))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect([...violations, ...foreignRequests()]).toEqual([])
  },
)
