import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Layout } from '../../src/page/Layout.tsx'
import { withViews } from '../../src/page/loaded.ts'
import { NotFound } from '../../src/page/NotFound.tsx'
import { Section } from '../../src/page/Section.tsx'
import { cost } from '../budgets.ts'
import { Surroundings, site } from '../page/surroundings.tsx'
import { compileExamples, examples, pageOf } from '../sections/examples.ts'
import { costsOf, type Part, tooSlow } from './rendering.tsx'

/** On a busy machine, in ms; what is measured does not depend on it. */
const TIMEOUT = 240_000

/** Kinds with much markup for few words. */
const DENSE: ReadonlySet<string> = new Set(['case-study', 'links', 'projects'])

const compiled = compileExamples()

/** Every example of every kind, and the frame around all pages. */
async function partsOfPages(): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>()
  for (const example of examples) {
    const page = await withViews(pageOf(compiled, example, 'first'))
    const [section] = page.data.sections
    if (!section) throw new Error(`${page.data.path} shows nothing.`)
    parts.set(`${example.kind}, ${example.name}`, {
      element: () => (
        <Surroundings path={page.data.path}>
          <Section section={section} views={page.views} level={1} />
        </Surroundings>
      ),
      limit: DENSE.has(example.kind) ? cost.kilobyteOfDenseSection : cost.kilobyteOfSection,
    })
  }
  return parts.set('the frame', {
    element: () => (
      <Surroundings path="">
        <Layout>
          <NotFound nearest={[]} />
        </Layout>
      </Surroundings>
    ),
    limit: cost.kilobyteOfFrame,
  })
}

test('no section is slow to render, and neither is what surrounds them', {
  timeout: TIMEOUT,
}, async () => {
  const parts = await partsOfPages()
  expect(parts.size).toBeGreaterThan(examples.length)
  const costs = costsOf(parts)
  if (process.env.COSTS) console.log(costs)
  expect(tooSlow(parts, costs)).toEqual([])
})

test('no page of the site is slow to render', { timeout: TIMEOUT }, async () => {
  const parts = new Map<string, Part>()
  for (const data of site.pages) {
    const page = await withViews(data)
    parts.set(data.path, {
      element: () => (
        <Surroundings path={data.path}>
          {page.data.sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever reordered
            <Section key={index} section={section} views={page.views} level={index ? 2 : 1} />
          ))}
        </Surroundings>
      ),
      limit: cost.kilobyteOfPage,
    })
  }
  const costs = costsOf(parts)
  if (process.env.COSTS) console.log(costs)
  expect(tooSlow(parts, costs)).toEqual([])
})

/** Keeps the processor busy for so long. */
function burn(ms: number): void {
  const before = process.cpuUsage()
  for (let used = 0; used < ms * 1000; ) {
    const { user, system } = process.cpuUsage(before)
    used = user + system
  }
}

test('a view that takes 20 ms longer is found out, and only that', {
  timeout: TIMEOUT,
}, async () => {
  const parts = await partsOfPages()
  const slow = ([name, part]: [string, Part]): [string, Part] => {
    const Slow = () => {
      burn(20)
      return part.element()
    }
    return [`slow ${name}`, { ...part, element: () => createElement(Slow) }]
  }
  const largest = [...parts].filter(([name]) =>
    /^(case-study, extreme|stats, smallest|the frame)$/.test(name),
  )
  expect(largest).toHaveLength(3)
  const planted = new Map([...largest, ...largest.map(slow)])
  const found = tooSlow(planted, costsOf(planted)).map((line) => line.split(':')[0])
  expect(found).toEqual(largest.map(([name]) => `slow ${name}`))
})
