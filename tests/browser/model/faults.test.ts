/** The model finds faults: each is planted into the documents of the site, and nothing else is different. */
import { describe, expect, inject } from 'vitest'
import { test as base } from '../visitor.ts'
import { commandOf } from './command.ts'
import { type Facts, factsOf } from './facts.ts'
import { type Plant, plants } from './plants.ts'
import { writingPlants } from './plants-writing.ts'
import { outcomeOf, visitWith } from './run.ts'
import type { Ground } from './visitor.ts'

const test = base.extend<{ readonly $file: { readonly facts: Facts } }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how Vitest learns what a fixture needs
  facts: [({}, use) => factsOf(inject('site'), inject('url')).then(use), { scope: 'file' }],
})

/** What the model has to complain about on the way of a fault. */
async function complaintOn(ground: Ground, { visit, width }: Plant): Promise<string> {
  const start = { path: '/', width }
  const commands = visit.map(([name, deed]) => commandOf(ground.facts, name, deed))
  try {
    await visitWith(ground, start, commands)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe.each([...plants, ...writingPlants])('$name', (fault) => {
  const ground = { patienceMs: 1500, url: inject('url') }

  test('is found', async ({ browser, facts }) => {
    const { plant, complaint } = fault
    expect(await complaintOn({ ...ground, browser, facts, plant }, fault)).toMatch(complaint)
  })
})

test('without them, the same visits give no reason to complain', { timeout: 300_000 }, async ({
  browser,
  facts,
}) => {
  const ground = { browser, facts, url: inject('url') }
  const all = [...plants, ...writingPlants].map((fault): [string, Plant] => [
    `${fault.visit.map(([name]) => name)} ${fault.width}`,
    fault,
  ])
  for (const [name, fault] of new Map(all)) expect(await complaintOn(ground, fault), name).toBe('')
})

test('random visits find a fault too, make the visit short and say how to make it again', {
  timeout: 600_000,
}, async ({ browser, facts }) => {
  const plant = () => addEventListener('click', () => console.error('A click failed.'), true)
  const ground = { browser, facts, url: inject('url'), plant, patienceMs: 1500 }
  const { failure, deeds } = await outcomeOf(ground, { runs: 20, seed: 1 })
  const [visit = '', complaint] = failure?.split('\n') ?? []
  expect(complaint).toBe('console: error: A click failed.')
  expect(visit.split(': ')[1]?.split(', ')).toHaveLength(1)
  expect(deeds).toBeLessThan(200)
  const path = /MODEL_PATH=(\S+)/.exec(failure ?? '')?.[1]
  expect((await outcomeOf(ground, { runs: 20, seed: 1, path })).failure).toBe(failure)
})
