import { isValidElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../src/publish/render.tsx'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { findMismatches } from '../../documents/list-items.ts'
import { findMissingTexts } from '../../documents/page-texts.ts'
import {
  compileExamples,
  type Example,
  examples,
  type Place,
  pageOf,
  placesFor,
} from './examples.ts'

const site = compileExamples()

/** Keys that more than one entry of a list has: React in the browser would confuse them, on the server it says nothing. */
function repeatedKeys(children: ReactNode): string[] {
  if (!Array.isArray(children)) return []
  const keys = children.flatMap((child) => (isValidElement(child) && child.key) || [])
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index),
    ...children.flatMap((child) => (Array.isArray(child) ? repeatedKeys(child) : [])),
  ]
}

const found = vi.hoisted(() => ({ repeatedKeys: [] as string[] }))

vi.mock('@emotion/react/jsx-dev-runtime', async (importOriginal) => {
  const original = await importOriginal<typeof import('@emotion/react/jsx-dev-runtime')>()
  const jsxDEV: typeof original.jsxDEV = (type, props, ...rest) => {
    found.repeatedKeys.push(...repeatedKeys(Object(props).children))
    return original.jsxDEV(type, props, ...rest)
  }
  return { ...original, jsxDEV }
})

beforeEach(() => {
  found.repeatedKeys = []
})

async function render(example: Example, place: Place) {
  const page = pageOf(site, example, place)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { html } = await renderPage(site.shell, page)
  const violations = said.mock.calls.map((call) => call.join(' '))
  said.mockRestore()
  return { page, section: page.sections.at(-1), html, violations }
}

test('every kind has its smallest, usual and extreme example', () => {
  for (const kind of vocabulary.kinds.keys()) {
    const own = examples.filter((example) => example.kind === kind)
    const names = own.map(({ name }) => name)
    expect(names, kind).toEqual(expect.arrayContaining(['smallest', 'usual', 'extreme']))
    expect(own.map(({ section }) => section.kind)).toEqual(own.map(() => kind))
  }
})

describe.for(examples)('$kind, $name', (example) => {
  test.for(placesFor(example))('is shown without violations: %s', async (place) => {
    expect((await render(example, place)).violations).toEqual([])
    expect(found.repeatedKeys).toEqual([])
  })

  test('shows all of its texts, figures and pictures, each with what belongs to it', async () => {
    const { page, section, html } = await render(example, 'second')
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(findMismatches(content, page)).toEqual([])
    const shown = section ? [section] : []
    expect(shown).toHaveLength(1)
    expect(findMissingTexts(html, shown, [example.section])).toEqual([])
  })

  test('has its headings where the outline of the page needs them', async () => {
    const first = outlineOf((await render(example, 'first')).html)
    const [, ...second] = outlineOf((await render(example, 'second')).html)
    if (first.length > 0) expect(first[0]).toBe(1)
    if (second.length > 0) expect(second[0]).toBe(2)
    for (const levels of [first, [1, ...second]]) {
      expect(levels.filter((level) => level === 1).length).toBeLessThan(2)
      const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0))
      expect(steps.filter((step) => step > 1)).toEqual([])
    }
  })
})

/** The levels of the headings in the content of a page. */
function outlineOf(html: string): number[] {
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...content.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
}
