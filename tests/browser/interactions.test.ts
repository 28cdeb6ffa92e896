/** What a visitor does has to be answered at once: the work that it costs is counted, which a busy machine does not change. */
import { expect, inject } from 'vitest'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { path as contactPath } from './form.ts'
import { going } from './interactions/going.ts'
import { type Costs, costsOf, tooMuch } from './interactions/meter.ts'
import { countFrames, MOVING, pointing } from './interactions/pointing.ts'
import { pressing } from './interactions/pressing.ts'
import { writing } from './interactions/writing.ts'
import { arrive, test } from './visitor.ts'

const pages = pagePerLayout(inject('site').pages)
const patience = { timeout: 120_000 }

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
