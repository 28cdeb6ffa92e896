import { expect } from 'vitest'
import { serializeStaticMarkup } from '../markup.ts'
import { test, waitUntilReady } from '../page-driver.ts'
import { axeViolations, COLOR_RULES } from './axe.ts'
import { compareLines, getShapes } from './comparison.ts'
import { focusViolations } from './focus.ts'
import { findMissingFocusRings } from './focus-rings.ts'
import { layoutViolations } from './layout.ts'
import { motionViolations } from './motion.ts'
import {
  finishAnimations,
  labelViolations,
  openAllDetails,
  recordForeignRequests,
  scrollThrough,
} from './page.ts'
import { printViolations } from './print.ts'
import { layoutPages } from './sites.ts'
import { findStoredData } from './stored-data.ts'
import {
  findBrokenWords,
  generatedContentViolations,
  interactionViolations,
  orderViolations,
} from './text.ts'

const WIDTH = 1280
test.for(layoutPages)(
  '$title follows all rules in wide viewports',
  async ({ address, url, mobileBelowPx }, { reuse }) => {
    const page = await reuse()
    const foreignRequests = recordForeignRequests(page, url)
    const response = await page.goto(address)
    await waitUntilReady(page)
    const sent = serializeStaticMarkup((await response?.text()) ?? '')
    const violations = compareLines(sent, serializeStaticMarkup(await page.content()), [
      'as sent',
      'as it lives',
    ])
    const say = (state: string, found: readonly string[]) =>
      violations.push(...labelViolations(state, found))
    const room = async () => [...(await layoutViolations(page)), ...(await findBrokenWords(page))]

    await scrollThrough(page)
    for (const look of [generatedContentViolations, interactionViolations, findStoredData])
      violations.push(...(await look(page)))
    say('on paper', await printViolations(page, () => openAllDetails(page)))
    await finishAnimations(page)
    say('opened', [...(await room()), ...(await orderViolations(page))])
    say('light', await axeViolations(page))
    const light = await getShapes(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await finishAnimations(page)
    say('dark', await axeViolations(page, 'html', COLOR_RULES))
    violations.push(...compareLines(light, await getShapes(page), ['in the light', 'in the dark']))
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    say('forced colors', [...(await room()), ...(await findMissingFocusRings(page))])
    await page.emulateMedia({ forcedColors: 'none' })
    // The breakpoint of the top bar, and a wide viewport.
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
