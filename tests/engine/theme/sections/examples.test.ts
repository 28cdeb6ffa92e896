import { isValidElement, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { PageData } from '../../../../src/content/model.ts'
import { renderPage } from '../../../../src/publish/render.tsx'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { findMismatches } from '../../documents/list-items.ts'
import { findMissingTexts } from '../../documents/page-texts.ts'
import {
  compileExamples,
  type Example,
  examples,
  getExamplePage,
  type Place,
  placesFor,
} from './examples.ts'

const site = compileExamples()

/** Duplicate React keys in lists, which React does not report on the server. */
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

async function renderOnce(example: Example, place: Place) {
  const page = getExamplePage(site, example, place)
  found.repeatedKeys = []
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { html } = await renderPage(site.shell, page)
  const violations = [...logged.mock.calls.map((call) => call.join(' ')), ...found.repeatedKeys]
  logged.mockRestore()
  return { page, section: page.sections.at(-1), html, violations }
}

const rendered = new Map<PageData, ReturnType<typeof renderOnce>>()

/** Several tests look at the same page. */
function render(example: Example, place: Place) {
  const page = getExamplePage(site, example, place)
  const known = rendered.get(page) ?? renderOnce(example, place)
  rendered.set(page, known)
  return known
}

test('has a minimal, a typical and an extreme example of every kind', () => {
  for (const kind of vocabulary.kinds.keys()) {
    const own = examples.filter((example) => example.kind === kind)
    const names = own.map(({ name }) => name)
    expect(names, kind).toEqual(expect.arrayContaining(['smallest', 'usual', 'extreme']))
    expect(own.map(({ section }) => section.kind)).toEqual(own.map(() => kind))
  }
})

describe.for(examples)('$kind, $name', (example) => {
  test.for(placesFor(example))('renders without violations: %s', async (place) => {
    expect((await render(example, place)).violations).toEqual([])
  })

  test('shows all texts, figures and pictures in their context', async () => {
    const { page, section, html } = await render(example, 'second')
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(findMismatches(content, page)).toEqual([])
    const shown = section ? [section] : []
    expect(shown).toHaveLength(1)
    expect(findMissingTexts(html, shown, [example.section])).toEqual([])
  })

  test('uses the heading levels that the outline of the page needs', async () => {
    const first = getHeadingLevels((await render(example, 'first')).html)
    const [, ...second] = getHeadingLevels((await render(example, 'second')).html)
    if (first.length > 0) expect(first[0]).toBe(1)
    if (second.length > 0) expect(second[0]).toBe(2)
    for (const levels of [first, [1, ...second]]) {
      expect(levels.filter((level) => level === 1).length).toBeLessThan(2)
      const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0))
      expect(steps.filter((step) => step > 1)).toEqual([])
    }
  })
})

/** Heading levels of the content of a page. */
function getHeadingLevels(html: string): number[] {
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...content.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
}
