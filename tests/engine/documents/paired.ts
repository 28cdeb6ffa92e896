/** Whether what belongs to one item of a list is shown with that item, and nothing else is. */
import type { PageData } from '../../../src/content/model.ts'
import { type Element, getAttribute, getText, parseElements } from '../browser/markup.ts'

/** What a page shows of an item, in words of its own: a text, a target, a picture. */
type Fact = string

const text = (said: string): Fact => `"${said}"`
const target = (href: string): Fact => `a link to ${href}`
// Apart as well: a picture that is shown twice may be right in one of its places only.
const picture = (src: string, alt: string): Fact[] => [
  `the picture ${src}`,
  `a picture of "${alt}"`,
  `the picture ${src} of "${alt}"`,
]

/** Where a link leads is in its address, and these say only how; or when a form is empty again. */
const NOT_SHOWN = ['kind', 'panel', 'clearsAfter']

/** All that a value gives a page to show, however deep it stands. */
function factsOf(value: unknown): Fact[] {
  if (typeof value === 'string') return [text(value)]
  if (value === null || typeof value !== 'object') return []
  const { src, alt } = value as { readonly src?: unknown; readonly alt?: unknown }
  if (typeof src === 'string' && typeof alt === 'string') return picture(src, alt)
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_SHOWN.includes(key)) return []
    return key === 'href' ? [target(String(inner))] : factsOf(inner)
  })
}

interface List {
  readonly name: string
  readonly items: readonly unknown[]
}

/** The lists of several items in a value, however deep they stand. */
function listsIn(value: unknown, name = ''): List[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.entries(value).flatMap(([key, one]) =>
    NOT_SHOWN.includes(key) ? [] : listsIn(one, name === '' ? key : `${name}.${key}`),
  )
  const isShown = Array.isArray(value) && value.some((item) => factsOf(item).length > 0)
  return isShown && value.length > 1 ? [{ name, items: value }, ...inner] : inner
}

export const childrenOf = (element: Element): Element[] =>
  element.childNodes.filter((child): child is Element => 'tagName' in child)

function ownFacts(element: Element): Fact[] {
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

/** What every element of a document shows, with all that is in it. */
function shownIn(root: Element): Map<Element, Set<Fact>> {
  const shown = new Map<Element, Set<Fact>>()
  const visit = (element: Element): Set<Fact> => {
    const facts = new Set(ownFacts(element))
    for (const child of childrenOf(element)) for (const fact of visit(child)) facts.add(fact)
    shown.set(element, facts)
    return facts
  }
  visit(root)
  return shown
}

/**
 * What is wrong with the lists of some data, a line each. Wherever a list is shown as a whole, the parts of
 * that place have to be its items in order: each shows all of its item, and nothing that only others have.
 * @param root what shows the data
 */
export function mispaired(root: Element, data: unknown): string[] {
  const shown = shownIn(root)
  const shownBy = (element: Element) => shown.get(element) ?? new Set<Fact>()

  /** The innermost elements that show some facts, all of them. */
  const placesOf = (element: Element, facts: ReadonlySet<Fact>): Element[] => {
    const here = shownBy(element)
    if (![...facts].every((fact) => here.has(fact))) return []
    const inner = childrenOf(element).flatMap((child) => placesOf(child, facts))
    return inner.length > 0 ? inner : [element]
  }

  const wrongAt = (place: Element, items: readonly Fact[][], all: ReadonlySet<Fact>): string[] => {
    const parts = childrenOf(place).filter((child) =>
      [...shownBy(child)].some((fact) => all.has(fact)),
    )
    if (parts.length !== items.length) return [`${items.length} items are ${parts.length} parts`]
    return parts.flatMap((part, index) => {
      const own = items[index] ?? []
      const here = shownBy(part)
      const missing = own.filter((fact) => !here.has(fact))
      const strange = [...all].filter((fact) => here.has(fact) && !own.includes(fact))
      return [
        ...missing.map((fact) => `item ${index} is shown without ${fact}`),
        ...strange.map((fact) => `item ${index} is shown with ${fact}`),
      ]
    })
  }

  return listsIn(data).flatMap(({ name, items }) => {
    const facts = items.map(factsOf)
    const all = new Set(facts.flat())
    const places = placesOf(root, all)
    const missing = [...all].filter((fact) => !shownBy(root).has(fact))
    return [
      ...missing.map((fact) => `nothing shows ${fact}`),
      ...places.flatMap((place) => wrongAt(place, facts, all)),
    ].map((wrong) => `${name}: ${wrong}`)
  })
}

/** Pictures among some elements that say what another one shows; what is only drawn says nothing. */
function misnamed(elements: readonly Element[], data: unknown): string[] {
  const known = new Set(factsOf(data))
  return elements.flatMap((element) => {
    const [src, alt] = ['src', 'alt'].map((name) => getAttribute(element, name))
    if (!src || !alt || picture(src, alt).every((fact) => known.has(fact))) return []
    return [`${src} says "${alt}"`]
  })
}

/** What the content of a page shows beside something that it does not belong to, a line each. */
export function unpaired(content: string, { placement, sections }: PageData): string[] {
  const elements = parseElements(content)
  const [root] = elements
  if (!root) throw new Error('There is no content.')
  // Sections are no list of things alike.
  const own = sections.map((section, index) => [`${index} ${section.kind}`, section] as const)
  const data = {
    ...(placement.hidden ? {} : { trail: placement.breadcrumbs }),
    ...Object.fromEntries(own),
  }
  return [...mispaired(root, data), ...misnamed(elements, data)]
}
