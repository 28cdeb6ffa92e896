/** What a visitor does has to be answered at once: the work that it costs is counted, which a busy machine does not change. */
import { expect, inject } from 'vitest'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { path as contactPath } from './form.ts'
import { going } from './interactions/going.ts'
import { gone, noteObservers, observedIn, visitAll } from './interactions/left.ts'
import { type Costs, costsOf, tooMuch } from './interactions/meter.ts'
import { PLANTS, plantIn } from './interactions/plants.ts'
import { countFrames, pointing } from './interactions/pointing.ts'
import { pressing } from './interactions/pressing.ts'
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

test.for(pages)('$path answers at once', patience, async ({ path }, { open }) => {
  const page = await open()
  await arrive(page, path)
  const pressed = await costsOf(page, pressing)
  say(path, pressed)
  expect(pressed.size).toBeGreaterThan(3)
  const visited = await costsOf(page, going(path))
  say(path, visited)
  expect(visited.size).toBe(2)
  expect([...tooMuch(pressed), ...tooMuch(visited)]).toEqual([])
})

test.for(pages)('$path answers a pointer at once', patience, async ({ path }, { open }) => {
  const page = await open(MOVING)
  await page.addInitScript(countFrames)
  await arrive(page, path)
  const costs = await costsOf(page, pointing)
  say(path, costs)
  expect(costs.size).toBeGreaterThan(10)
  expect(tooMuch(costs)).toEqual([])
})

test('the longest message is written and sent at once', patience, async ({ open }) => {
  const page = await open()
  await arrive(page, contactPath)
  const costs = await costsOf(page, writing)
  say(contactPath, costs)
  expect(costs.size).toBeGreaterThan(4)
  expect(tooMuch(costs)).toEqual([])
})

test.for(PLANTS)('$what is found out', patience, async (plant, { open }) => {
  const page = await open(plant.round === pointing ? MOVING : {})
  await page.addInitScript(countFrames)
  await arrive(page, plant.path ?? '/')
  await plantIn(page, plant)
  expect(tooMuch(await plant.round(page))).toContainEqual(expect.stringMatching(plant.named))
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
