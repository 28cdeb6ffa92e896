import { expect, inject } from 'vitest'
import { arrive, test } from '../visitor.ts'
import { Explained, inBothSchemes } from './axe.ts'
import { betweenComplaints } from './between.ts'
import { NARROW } from './explanations.ts'
import { focusComplaints } from './focus.ts'
import { motionComplaints } from './motion.ts'
import { orderComplaints } from './order.ts'
import { roomComplaints } from './room.ts'
import { differences, headerOf } from './sameness.ts'
import { inState, openAll, READERS, under } from './states.ts'
import { strangersAt } from './strangers.ts'
import { brokenWords } from './unbroken.ts'

const { pages } = inject('site')
const SIZE = { width: 320, height: 640 }
/** Widths between those at which everything is looked at. */
const BETWEEN = [400, 480, 560, 700, 860, 1040]

const explained = new Explained(NARROW)

/** The bar, as the first page has it. */
let header: string[] | undefined

test.for(pages)('$path in a narrow window', { timeout: 180_000 }, async ({ path }, { reuse }) => {
  const page = await reuse({ viewport: SIZE })
  const strangers = strangersAt(page)
  await arrive(page, path)
  const complaints = inState('closed', await roomComplaints(page))
  complaints.push(...(await motionComplaints(page)))
  await openAll(page)
  const room = () => roomComplaints(page)
  complaints.push(...inState('opened', await room()))
  complaints.push(...(await brokenWords(page)))
  complaints.push(...(await orderComplaints(page)))
  complaints.push(...inState('textSpacing', await under(page, READERS.textSpacing, room)))
  // What 1280 px leave once all is enlarged; larger text comes on top of that.
  await page.setViewportSize({ ...SIZE, width: 640 })
  for (const look of [room, () => brokenWords(page)])
    complaints.push(...inState('largeText', await under(page, READERS.largeText, look)))
  complaints.push(...(await betweenComplaints(page, BETWEEN, SIZE.height)))
  await page.setViewportSize(SIZE)
  complaints.push(...(await inBothSchemes(page, explained)))
  // So that it is enough to open its panels and its menu on some pages.
  header ??= await headerOf(page)
  const names = ['the bar of the first page', 'this bar'] as const
  complaints.push(...differences(header, await headerOf(page), names))
  await page.emulateMedia({ colorScheme: 'dark' })
  complaints.push(...inState('Tab', await focusComplaints(page)))
  await page.emulateMedia({ colorScheme: 'light' })
  complaints.push(...strangers())
  expect(complaints).toEqual([])
})

test('nothing is explained that needs no explanation', () => {
  expect(explained.unneeded()).toEqual([])
})
