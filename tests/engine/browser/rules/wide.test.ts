import { expect } from 'vitest'
import { lastingIn } from '../markup.ts'
import { live, test } from '../visitor.ts'
import { axeComplaints, OF_COLOURS } from './axe.ts'
import { focusComplaints, ringless } from './focus.ts'
import { keptOf } from './kept.ts'
import { motionComplaints } from './motion.ts'
import { finish, inState, openAll, READERS, settle, strangersAt, under } from './page.ts'
import { paperComplaints } from './paper.ts'
import { roomComplaints } from './room.ts'
import { differences, shapesOf } from './sameness.ts'
import { everyLayout } from './sites.ts'
import { brokenWords, generatedComplaints, hinderedComplaints, orderComplaints } from './text.ts'

const WIDTH = 1280
test.for(everyLayout)(
  '$title in wide windows',
  async ({ address, url, mobileBelowPx }, { reuse }) => {
    const page = await reuse()
    const strangers = strangersAt(page, url)
    const response = await page.goto(address)
    await live(page)
    const sent = lastingIn((await response?.text()) ?? '')
    const complaints = differences(sent, lastingIn(await page.content()), [
      'as sent',
      'as it lives',
    ])
    const say = (state: string, found: readonly string[]) =>
      complaints.push(...inState(state, found))
    const room = async () => [...(await roomComplaints(page)), ...(await brokenWords(page))]

    await settle(page)
    for (const look of [generatedComplaints, hinderedComplaints, keptOf])
      complaints.push(...(await look(page)))
    say('on paper', await paperComplaints(page, () => openAll(page)))
    await finish(page)
    say('opened', [...(await room()), ...(await orderComplaints(page))])
    say('light', await axeComplaints(page))
    const light = await shapesOf(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await finish(page)
    say('dark', await axeComplaints(page, 'html', OF_COLOURS))
    complaints.push(...differences(light, await shapesOf(page), ['in the light', 'in the dark']))
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    say('forced colours', [...(await room()), ...(await ringless(page))])
    await page.emulateMedia({ forcedColors: 'none' })
    say('large text', await under(page, READERS.largeText, () => roomComplaints(page)))
    // The narrowest windows that show the whole bar, and wide ones.
    for (const width of [mobileBelowPx, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      say(`${width} px`, await room())
    }
    await page.setViewportSize({ width: WIDTH, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    say('reduced motion', await motionComplaints(page))
    say('Tab', await focusComplaints(page))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect([...complaints, ...strangers()]).toEqual([])
  },
)
