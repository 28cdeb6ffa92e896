import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../src/build/render.tsx'
import { references } from '../../src/compiler/resolve/references.ts'
import type { Path } from '../../src/model.ts'
import { vocabulary } from '../../src/sections/schemas.ts'
import { attributeOf, elementsOf, textOf } from '../browser/markup.ts'
import { compileExamples, type Example, examples, type Place, pageOf } from './examples.ts'
import { repeatedKeys } from './keys.ts'

const site = compileExamples()

/** Fields whose texts show only once the visitor has done something. */
const SHOWN_LATER: Path = ['done', 'refused', 'error', 'sending', 'success', 'failure']

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
  const complaints = said.mock.calls.map((call) => call.join(' '))
  said.mockRestore()
  return { section: page.sections.at(-1), html, complaints }
}

const READ_OUT_OR_FOLLOWED = ['alt', 'src', 'href', 'action', 'placeholder', 'aria-label'] as const

/** Whatever a document says: its texts, and what its attributes say. */
const wordsOf = (html: string): Set<string> =>
  new Set(
    elementsOf(html).flatMap((element) => [
      textOf(element),
      ...READ_OUT_OR_FOLLOWED.flatMap((name) => attributeOf(element, name) ?? []),
    ]),
  )

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((here, key) => Object(here)[key], value)

/** What became of the references of a section: texts, addresses, figures, pictures. */
const wordsIn = ({ kind, section }: Example, resolved: unknown): string[] => {
  const schema = vocabulary.kinds.get(kind)
  if (!schema) throw new Error(`There is no kind ${kind}.`)
  return [...references(schema, section)].flatMap(({ path }) => {
    if (SHOWN_LATER.includes(path.at(-1) ?? '')) return []
    const value = valueAt(resolved, path)
    if (typeof value === 'string') return [value]
    const { href, src, alt, value: figure, label } = Object(value)
    return [href, src, alt, figure, label].filter((word) => word !== undefined)
  })
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
  test.for(['first', 'second', 'repeating'] as const)(
    'is shown without complaints: %s',
    async (place) => {
      expect((await render(example, place)).complaints).toEqual([])
      expect(found.repeatedKeys).toEqual([])
    },
  )

  test('shows all of its texts, figures and pictures', async () => {
    const { section, html } = await render(example, 'second')
    const words = wordsOf(html)
    const expected = wordsIn(example, section)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((word) => !words.has(word))).toEqual([])
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
