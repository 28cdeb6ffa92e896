import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { renderPage } from '../../src/build/render.tsx'
import type { PageData } from '../../src/model.ts'
import { listsIn, unpaired } from './paired.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { shell, pages } = site

const contentOf = async (page: PageData) => {
  const { html } = await renderPage(shell, page)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

interface Field {
  readonly name: string
  /** How it stands in a document. */
  readonly written: string
}

/** The texts, targets and pictures of an item. */
function fieldsOf(item: object, path = ''): Field[] {
  return Object.entries(item).flatMap(([key, value]): Field[] => {
    const name = `${path}${key}`
    if (typeof value === 'object' && value !== null) return fieldsOf(value, `${name}.`)
    if (typeof value !== 'string' || value === '') return []
    const escaped = renderToStaticMarkup(value)
    const isAttribute = ['href', 'src', 'alt'].includes(key)
    return [{ name, written: isAttribute ? ` ${key}="${escaped}"` : `>${escaped}<` }]
  })
}

/** A field in which two neighbours in a list differ, as the one has it and as the other has it. */
interface Difference {
  readonly where: string
  readonly one: string
  readonly other: string
}

/** All differences between neighbours in the lists of a section. */
const differencesIn = (section: object): Difference[] =>
  listsIn(section).flatMap(({ name: list, items }) =>
    items.flatMap((item, index) => {
      const next = new Map(
        fieldsOf(items[index + 1] ?? {}).map(({ name, written }) => [name, written]),
      )
      return fieldsOf(item).flatMap(({ name, written: one }) => {
        const other = next.get(name)
        const where = `${list} ${index} ${name}`
        return other === undefined || other === one ? [] : [{ where, one, other }]
      })
    }),
  )

/** What a page may do with a difference. */
const FAULTS: readonly ((html: string, { one, other }: Difference) => string)[] = [
  (html, { one, other }) =>
    html.replaceAll(one, '\0').replaceAll(other, one).replaceAll('\0', other),
  (html, { one, other }) => html.replaceAll(one, other),
  // Once only: where something is shown twice, the second time may be right.
  (html, { one, other }) => html.replace(one, other),
  (html, { one, other }) => {
    const at = html.lastIndexOf(one)
    return html.slice(0, at) + other + html.slice(at + one.length)
  },
]

/** For every kind of section that has lists the first page with one, of which nothing else is left. */
const samples = [
  ...new Map(
    pages
      .flatMap((page) =>
        page.sections.map((section) => ({
          kind: section.kind,
          section,
          page: { ...page, sections: [section] },
        })),
      )
      .filter(({ section }) => listsIn(section).length > 0)
      .reverse()
      .map((sample) => [sample.kind, sample]),
  ).values(),
]

describe('it is noticed if an item has something from the next one', () => {
  test.for(samples)('in a section of the kind $kind', async ({ section, page }) => {
    const html = await contentOf(page)
    expect(unpaired(html, page)).toEqual([])
    const differences = differencesIn(section)
    expect(differences.length).toBeGreaterThan(0)
    for (const difference of differences) {
      expect(html).toContain(difference.one)
      const unnoticed = FAULTS.filter(
        (plant) => unpaired(plant(html, difference), page).length === 0,
      )
      expect({ ...difference, unnoticed }).toEqual({ ...difference, unnoticed: [] })
    }
  })
})

test('a picture that says what another one shows is noticed, in no list too', async () => {
  const page = pages.find(({ sections: [first] }) => first?.kind === 'hero' && first.image)
  const [first] = page?.sections ?? []
  if (!page || first?.kind !== 'hero' || !first.image) throw new Error('No page has a picture.')
  const { alt } = first.image
  const html = await contentOf(page)
  expect(unpaired(html, page)).toEqual([])
  expect(unpaired(html.replace(renderToStaticMarkup(alt), 'Another one'), page)).toHaveLength(1)
})
