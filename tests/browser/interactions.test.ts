/** What a visitor does has to be answered at once: the work that it costs is counted, as on a machine that is never slow. */
import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { path as contactPath } from './form.ts'
import { going } from './interactions/going.ts'
import { gone, noteObservers, observedIn, visitAll } from './interactions/left.ts'
import { type Costs, costsOf, paced, type Round, tooMuch } from './interactions/meter.ts'
import { PLANTS, plantIn } from './interactions/plants.ts'
import { countFrames, pointing } from './interactions/pointing.ts'
import { pressing } from './interactions/pressing.ts'
import { slowness } from './interactions/slowness.ts'
import { writing } from './interactions/writing.ts'
import { arrive, test } from './visitor.ts'

const pages = pagePerLayout(inject('site').pages)
const patience = { timeout: 120_000 }

/** The ring that follows a pointer is only there for visitors who like motion. */
const MOVING = { reducedMotion: 'no-preference' } as const

/** With `COSTS=1` it is said what costs most. */
function say(path: string, costs: Costs): void {
  if (!process.env.COSTS) return
  const most = [...costs].toSorted((a, b) => b[1] - a[1]).slice(0, 9)
  process.stderr.write(`${path} ${JSON.stringify(most)}\n`)
}

/** What a round costs on the machine for which the limits hold. */
const costs = (browser: Browser, page: Page, round: Round) =>
  costsOf(page, round, () => slowness(browser))

test.for(pages)('$path answers at once', patience, async ({ path }, { browser, open }) => {
  const page = await open()
  await arrive(page, path)
  const pressed = await costs(browser, page, pressing)
  say(path, pressed)
  expect(pressed.size).toBeGreaterThan(3)
  const visited = await costs(browser, page, going(path))
  say(path, visited)
  expect(visited.size).toBe(2)
  expect([...tooMuch(pressed), ...tooMuch(visited)]).toEqual([])
})

test.for(pages)(
  '$path answers a pointer at once',
  patience,
  async ({ path }, { browser, open }) => {
    const page = await open(MOVING)
    await page.addInitScript(countFrames)
    await arrive(page, path)
    const pointed = await costs(browser, page, pointing)
    say(path, pointed)
    expect(pointed.size).toBeGreaterThan(10)
    expect(tooMuch(pointed)).toEqual([])
  },
)

test('the longest message is written and sent at once', patience, async ({ browser, open }) => {
  const page = await open()
  await arrive(page, contactPath)
  const written = await costs(browser, page, writing)
  say(contactPath, written)
  expect(written.size).toBeGreaterThan(4)
  expect(tooMuch(written)).toEqual([])
})

test.for(PLANTS)('$what is found out', patience, async (plant, { open }) => {
  const page = await open(plant.round === pointing ? MOVING : {})
  await page.addInitScript(countFrames)
  await arrive(page, plant.path ?? '/')
  await plantIn(page, plant)
  expect(tooMuch(await plant.round(page))).toContainEqual(expect.stringMatching(plant.named))
})

test(
  'a slow machine is no excuse for a page that works too much',
  patience,
  async ({ browser, open }) => {
    const plant = PLANTS.find(({ event }) => event === 'pushState')
    if (!plant) throw new Error('There is no such plant.')
    const page = await open()
    await arrive(page, '/')
    await plantIn(page, plant)
    const told = tooMuch(await costs(browser, page, plant.round))
    expect(told).toContainEqual(expect.stringMatching(plant.named))
  },
)

test('what counts on a slow machine is what it would have been on the one for which the limits hold', () => {
  const taken = new Map([
    ['press', 60],
    ['rest at the end', 3],
  ])
  expect([...paced(taken, 2)]).toEqual([
    ['press', 30],
    ['rest at the end', 3],
  ])
})

const paths = pages.slice(0, 5).map(({ path }) => path)

test('nothing of a page that was left is observed any longer', async ({ open }) => {
  const page = await open()
  await page.addInitScript(noteObservers)
  await arrive(page, paths.at(-1) ?? '/')
  await visitAll(page, paths)
  await expect.poll(() => observedIn(page)).toBeGreaterThan(0)
  expect(await gone(page)).toBe(0)
})

test('observers that are never let go are found out', async ({ open }) => {
  const page = await open()
  await page.addInitScript(noteObservers)
  await page.addInitScript(() => {
    IntersectionObserver.prototype.disconnect = () => undefined
  })
  await arrive(page, paths.at(-1) ?? '/')
  await visitAll(page, paths)
  expect(await gone(page)).toBeGreaterThan(0)
})
