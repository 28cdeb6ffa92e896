/** Pages that work too much are found out. Unlike what is measured, this may be done while other tests run. */
import { expect, inject } from 'vitest'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { gone, noteObservers, observedIn, visitAll } from './interactions/left.ts'
import { tooMuch } from './interactions/meter.ts'
import { PLANTS, plantIn } from './interactions/plants.ts'
import { countFrames, MOVING, pointing } from './interactions/pointing.ts'
import { arrive, test } from './visitor.ts'

test.for(PLANTS)('$what is found out', { timeout: 120_000 }, async (plant, { open }) => {
  const page = await open(plant.round === pointing ? MOVING : {})
  await page.addInitScript(countFrames)
  await arrive(page, plant.path ?? '/')
  await plantIn(page, plant)
  expect(tooMuch(await plant.round(page))).toContainEqual(expect.stringMatching(plant.named))
})

const paths = pagePerLayout(inject('site').pages)
  .slice(0, 5)
  .map(({ path }) => path)

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
