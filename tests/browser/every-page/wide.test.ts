import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { figuresOf, linksOf, textOf } from '../reading.ts'
import { live, test } from '../visitor.ts'
import { Explained, inBothSchemes, SCHEMES } from './axe.ts'
import { betweenComplaints } from './between.ts'
import { countedComplaints } from './counted.ts'
import { WIDE } from './explanations.ts'
import { focusComplaints } from './focus.ts'
import { generatedComplaints } from './generated.ts'
import { motionComplaints } from './motion.ts'
import { orderComplaints } from './order.ts'
import { paperComplaints } from './paper.ts'
import { roomComplaints } from './room.ts'
import { differences } from './sameness.ts'
import { inState, openAll, READERS, under } from './states.ts'
import { strangersAt } from './strangers.ts'
import { takeoverComplaints } from './takeover.ts'
import { brokenWords } from './unbroken.ts'

const { pages } = inject('site')
const WIDTHS = [1280, 768]
/** Wider than those. */
const BEYOND = [1600, 1920, 2560]

/** Chromium may say so of every script that a document names. */
const SCRIPTS_OFF = /^request: csp .+\.js$/

const explained = new Explained(WIDE)

/** Loads a page with and without scripts, and compares what there is to read. */
async function arriveTwice(page: Page, plain: Page, path: string): Promise<string[]> {
  const [response] = await Promise.all([page.goto(path), plain.goto(path)])
  await live(page)
  const complaints = await takeoverComplaints(page, (await response?.text()) ?? '')
  for (const read of [textOf, linksOf, figuresOf]) {
    const names = ['without scripts', 'with scripts'] as const
    complaints.push(...differences(await read(plain), await read(page), names))
  }
  return complaints
}

test.for(pages)(
  '$path in wide windows',
  { timeout: 180_000 },
  async ({ path }, { reuse, troubles }) => {
    troubles.tolerate(SCRIPTS_OFF)
    const plain = await reuse({ javaScriptEnabled: false })
    const page = await reuse()
    const strangers = strangersAt(page)
    const complaints = await arriveTwice(page, plain, path)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      complaints.push(...inState(`Tab, ${colorScheme}`, await focusComplaints(page)))
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(() => window.scrollTo(0, 0))
    complaints.push(...(await generatedComplaints(page)))
    complaints.push(...(await countedComplaints(page)))
    complaints.push(...(await motionComplaints(page)))
    complaints.push(...(await paperComplaints(page, () => openAll(page))))

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const look of [orderComplaints, brokenWords])
        complaints.push(...inState(`${width} px`, await look(page)))
      complaints.push(...inState(`${width} px`, await inBothSchemes(page, explained)))
    }
    complaints.push(...(await betweenComplaints(page, BEYOND, 800)))
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [reader, css] of Object.entries(READERS))
      complaints.push(...inState(reader, await under(page, css, () => roomComplaints(page))))
    // What it said when it came, it still says.
    await openAll(plain)
    for (const read of [textOf, linksOf, figuresOf])
      complaints.push(...differences(await read(plain), await read(page), ['at first', 'later']))
    complaints.push(...strangers())
    expect(complaints).toEqual([])
  },
)

test('nothing is explained that needs no explanation', () => {
  expect(explained.unneeded()).toEqual([])
})
