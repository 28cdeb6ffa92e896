/** Whether a document says what the data of its page say: in the same order, and figures beside their labels. */

import type { Figure, PageData, Path } from '../../../src/content/model.ts'
import { references } from '../../../src/content/resolve/references.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { attributeOf, type Element, elementsOf, textOf } from '../browser/markup.ts'

/** Fields whose texts show only once the visitor has done something, or with numbers filled in. */
const SHOWN_LATER: Path = [
  'counter',
  'done',
  'refused',
  'error',
  'sending',
  'success',
  'failure',
  'tooLong',
  'busy',
  'unavailable',
  'offline',
]

const READ_OUT_OR_FOLLOWED = [
  'alt',
  'src',
  'href',
  'action',
  'placeholder',
  'aria-label',
  'title',
  'poster',
] as const

const wordsOf = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    textOf(element),
    ...READ_OUT_OR_FOLLOWED.flatMap((name) => attributeOf(element, name) ?? []),
  ])

/** The figures of a document with their labels, in its order. */
const figuresIn = (elements: readonly Element[]): Figure[] =>
  elements.flatMap((element) => {
    const [label, value] = ['dt', 'dd'].map((tag) =>
      element.childNodes.find((child) => 'tagName' in child && child.tagName === tag),
    )
    if (element.tagName !== 'div' || !label || !value) return []
    return [{ value: textOf(value as Element), label: textOf(label as Element) }]
  })

/** What is called something and leads somewhere, however deep it stands in a value. */
function linksIn(value: unknown): { readonly label: string; readonly href: string }[] {
  if (value === null || typeof value !== 'object') return []
  const { label, to } = value as { readonly label?: unknown; readonly to?: unknown }
  const { href } = Object(to)
  const own = typeof label === 'string' && typeof href === 'string' ? [{ label, href }] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

/** Links of some data that a document does not have, or that lead elsewhere there. */
export function misled(html: string, data: unknown): string[] {
  const anchors = elementsOf(html).filter(({ tagName }) => tagName === 'a')
  return linksIn(data)
    .filter(
      ({ label, href }) =>
        !anchors.some(
          (anchor) =>
            attributeOf(anchor, 'href') === href &&
            `${textOf(anchor)} ${attributeOf(anchor, 'aria-label')}`.includes(label),
        ),
    )
    .map(({ label, href }) => `"${label}" does not lead to ${href}`)
}

/** Whether screen readers pass an element by. */
const isHidden = (element: Element): boolean =>
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'hidden') !== undefined ||
  (element.parentNode !== null && 'attrs' in element.parentNode && isHidden(element.parentNode))

type Section = PageData['sections'][number]

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((here, key) => Object(here)[key], value)

/** What became of one reference of a section: a text, an address, a figure, a picture. */
const wordsAt = (section: Section, path: Path): string[] => {
  const value = valueAt(section, path)
  if (typeof value === 'string') return [value]
  const { href, src, alt, value: figure, label } = Object(value)
  return [href, src, alt, figure, label].filter((word) => word !== undefined && word !== '')
}

/** The references of a section: where they stand, as its schema says. */
function pathsIn(kind: string, written: unknown): Path[] {
  const schema = vocabulary.kinds.get(kind)
  if (!schema) throw new Error(`There is no kind ${kind}.`)
  return [...references(schema, written)]
    .map(({ path }) => path)
    .filter((path) => !SHOWN_LATER.includes(path.at(-1) ?? ''))
}

/** The first words of the entries of each list of a section. */
function listsOf(section: Section, paths: readonly Path[]): Map<string, string[]> {
  const lists = new Map<string, Map<number, string>>()
  for (const path of paths) {
    path.forEach((step, depth) => {
      if (typeof step !== 'number') return
      const name = path.slice(0, depth).join('.')
      const entries = lists.get(name) ?? new Map<number, string>()
      const [word] = wordsAt(section, path)
      if (!entries.has(step) && word !== undefined) entries.set(step, word)
      lists.set(name, entries)
    })
  }
  return new Map([...lists].map(([name, entries]) => [name, [...entries.values()]]))
}

/** Whether some words come in this order, with any others between them. */
function areInOrder(words: readonly string[], all: readonly string[]): boolean {
  let at = -1
  return words.every((word) => {
    at = all.indexOf(word, at + 1)
    return at !== -1
  })
}

/**
 * What a document does not say as its page has it, a line each.
 * @param html the content of the page, rendered
 * @param written the sections as the file has them, completed from their types
 */
export function unsaid(
  html: string,
  sections: readonly Section[],
  written: readonly unknown[],
): string[] {
  const elements = elementsOf(html).filter((element) => !isHidden(element))
  const all = wordsOf(elements)
  const known = new Set(all)
  const figures = figuresIn(elements).map(({ value, label }) => `${value} ${label}`)
  return sections.flatMap((section, index) => {
    const paths = pathsIn(section.kind, written[index])
    const name = `${index} ${section.kind}`
    const missing = paths
      .flatMap((path) => wordsAt(section, path))
      .filter((word) => !known.has(word))
      .map((word) => `${name}: does not say "${word}"`)
    const disordered = [...listsOf(section, paths)]
      .filter(([, words]) => !areInOrder(words, all))
      .map(([list]) => `${name}: has ${list} in another order`)
    const own = paths.flatMap((path) => {
      const { value, label } = Object(valueAt(section, path))
      return value !== undefined && label !== undefined ? [`${value} ${label}`] : []
    })
    const apart = areInOrder(own, figures) ? [] : [`${name}: does not show ${own.join(', ')}`]
    const elsewhere = misled(html, section).map((said) => `${name}: ${said}`)
    return [...missing, ...disordered, ...apart, ...elsewhere]
  })
}
