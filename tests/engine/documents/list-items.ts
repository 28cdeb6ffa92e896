import type { PageData } from '../../../src/content/model.ts'
import { type Element, getAttribute, getText, parseElements } from '../browser/markup.ts'

/** Describes a text, link target or picture of a page. */
type Fact = string

const text = (value: string): Fact => `"${value}"`
const target = (href: string): Fact => `a link to ${href}`
// Source and alternative text also separately: a picture may be shown twice, with an error in one place.
const picture = (src: string, alt: string): Fact[] => [
  `the picture ${src}`,
  `a picture of "${alt}"`,
  `the picture ${src} of "${alt}"`,
]

/** Keys whose values are not visible, or not in this form. */
const NOT_SHOWN =
  'kind panel clearsAfter align type labels days exceptions autocomplete from show iso paging ends'.split(
    ' ',
  )

/** At any depth. */
function getFacts(value: unknown): Fact[] {
  if (typeof value === 'string') return [text(value)]
  if (value === null || typeof value !== 'object') return []
  const { src, alt } = value as { readonly src?: unknown; readonly alt?: unknown }
  if (typeof src === 'string' && typeof alt === 'string') return picture(src, alt)
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_SHOWN.includes(key)) return []
    return key === 'href' ? [target(String(inner))] : getFacts(inner)
  })
}

interface List {
  readonly name: string
  readonly items: readonly unknown[]
}

/** Lists of several items, at any depth. */
function findLists(value: unknown, name = ''): List[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.entries(value).flatMap(([key, one]) =>
    NOT_SHOWN.includes(key) ? [] : findLists(one, name === '' ? key : `${name}.${key}`),
  )
  const isShown = Array.isArray(value) && value.some((item) => getFacts(item).length > 0)
  return isShown && value.length > 1 ? [{ name, items: value }, ...inner] : inner
}

export const getChildren = (element: Element): Element[] =>
  element.childNodes.filter((child): child is Element => 'tagName' in child)

function getOwnFacts(element: Element): Fact[] {
  const [href, label, src, alt] = ['href', 'aria-label', 'src', 'alt'].map((name) =>
    getAttribute(element, name),
  )
  return [
    text(getText(element)),
    ...(label === undefined ? [] : [text(label)]),
    ...(href === undefined ? [] : [target(href)]),
    ...(src === undefined ? [] : picture(src, alt ?? '')),
  ]
}

/** The facts that each element shows, with all its descendants. */
function collectFacts(root: Element): Map<Element, Set<Fact>> {
  const shown = new Map<Element, Set<Fact>>()
  const visit = (element: Element): Set<Fact> => {
    const facts = new Set(getOwnFacts(element))
    for (const child of getChildren(element)) for (const fact of visit(child)) facts.add(fact)
    shown.set(element, facts)
    return facts
  }
  visit(root)
  return shown
}

/**
 * Errors in the rendered lists of the data. Where a list is rendered, each child element must show everything of its
 * item, in order, and nothing that only other items have.
 */
export function findMismatchedItems(root: Element, data: unknown): string[] {
  const shown = collectFacts(root)
  const getShown = (element: Element) => shown.get(element) ?? new Set<Fact>()

  /** The innermost elements that show all of these facts. */
  const findPlaces = (element: Element, facts: ReadonlySet<Fact>): Element[] => {
    const here = getShown(element)
    if (![...facts].every((fact) => here.has(fact))) return []
    const inner = getChildren(element).flatMap((child) => findPlaces(child, facts))
    return inner.length > 0 ? inner : [element]
  }

  const checkPlace = (
    place: Element,
    items: readonly Fact[][],
    all: ReadonlySet<Fact>,
  ): string[] => {
    const parts = getChildren(place).filter((child) =>
      [...getShown(child)].some((fact) => all.has(fact)),
    )
    if (parts.length !== items.length)
      return [`${items.length} items have ${parts.length} elements`]
    return parts.flatMap((part, index) => {
      const own = items[index] ?? []
      const here = getShown(part)
      const missing = own.filter((fact) => !here.has(fact))
      const strange = [...all].filter((fact) => here.has(fact) && !own.includes(fact))
      return [
        ...missing.map((fact) => `item ${index} lacks ${fact}`),
        ...strange.map((fact) => `item ${index} wrongly shows ${fact}`),
      ]
    })
  }

  return findLists(data).flatMap(({ name, items }) => {
    const facts = items.map(getFacts)
    const all = new Set(facts.flat())
    const places = findPlaces(root, all)
    const missing = [...all].filter((fact) => !getShown(root).has(fact))
    return [
      ...missing.map((fact) => `missing: ${fact}`),
      ...places.flatMap((place) => checkPlace(place, facts, all)),
    ].map((wrong) => `${name}: ${wrong}`)
  })
}

function findWrongPictures(elements: readonly Element[], data: unknown): string[] {
  const known = new Set(getFacts(data))
  return elements.flatMap((element) => {
    const [src, alt] = ['src', 'alt'].map((name) => getAttribute(element, name))
    if (!src || !alt || picture(src, alt).every((fact) => known.has(fact))) return []
    return [`${src} has the alternative text "${alt}"`]
  })
}

export function findMismatches(content: string, { placement, sections }: PageData): string[] {
  const elements = parseElements(content)
  const [root] = elements
  if (!root) throw new Error('The page has no content.')
  // Sections are not a list of similar items.
  const own = sections.map((section, index) => [`${index} ${section.kind}`, section] as const)
  const data = {
    ...(placement.hidden ? {} : { trail: placement.breadcrumbs }),
    ...Object.fromEntries(own),
  }
  return [...findMismatchedItems(root, data), ...findWrongPictures(elements, data)]
}
