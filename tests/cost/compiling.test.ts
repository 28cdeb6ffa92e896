import { distance } from 'fastest-levenshtein'
import { expect, test } from 'vitest'
import { compiled, errorsIn } from '../properties/compiled.ts'
import { growthOf, overgrown } from './growth.ts'
import { manyPages } from './many-pages.ts'

const PAGES = 200
const TIMEOUT = 240_000

/** The compiler, and what else somebody may have added to it. */
const compiler = (step: (pages: readonly string[]) => unknown = () => undefined) => {
  const texts = new Map([PAGES, 2 * PAGES].map((count) => [count, manyPages(count)]))
  return (count: number) => {
    const { value, diagnostics } = compiled(texts.get(count) ?? '')
    if (!value) throw new Error(JSON.stringify(errorsIn(diagnostics).slice(0, 3)))
    step(value.pages.map(({ description }) => description))
  }
}

test('a site with twice as many pages takes about twice as long to compile', {
  timeout: TIMEOUT,
}, () => {
  const growth = growthOf(compiler(), PAGES)
  if (process.env.COSTS) console.log(growth)
  expect(overgrown('compile', growth)).toEqual([])
  // Otherwise it is not the pages that were measured.
  expect(growth).toBeGreaterThan(1.4)
})

test('a step that compares every page with every other is found out', { timeout: TIMEOUT }, () => {
  const likest = (pages: readonly string[]) =>
    pages.map((one) => Math.min(...pages.map((other) => distance(one, other) || one.length)))
  const twice = (pages: readonly string[]) => [likest(pages), likest(pages)]
  expect(overgrown('compile', growthOf(compiler(twice), PAGES))).toHaveLength(1)
})
