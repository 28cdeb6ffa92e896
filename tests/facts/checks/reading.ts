/** What a compiled site says, as the facts put it. */
import type { Action, CompiledSite, Link, PageData, Section } from '../../../src/model.ts'
import type { FigureFact, LinkFact } from '../facts.ts'
import { type Complaints, same } from './check.ts'

export type Kind = Section['kind']
export type SectionOf<K extends Kind> = Extract<Section, { readonly kind: K }>

/** The page at an address in exactly this spelling; where there is none, a page without sections. */
export function pageAt({ pages }: CompiledSite, path: string): PageData {
  const empty = {
    id: '',
    path,
    title: '',
    description: '',
    canonical: '',
    sheet: { code: '', number: 0, of: 0, set: '', trail: [] },
    sections: [],
  }
  return pages.find((page) => page.path === path) ?? empty
}

/** The sections of a kind, in their order. */
export const sectionsOf = <K extends Kind>({ sections }: PageData, kind: K): SectionOf<K>[] =>
  sections.filter((section): section is SectionOf<K> => section.kind === kind)

/** Where a link leads, a flagged one too; 'panel:name' for a panel, '' for nothing. */
export function targetOf(link: Link): string {
  if (link.kind === 'nothing') return ''
  return link.kind === 'panel' ? `panel:${link.panel}` : link.href
}

/** A link or button as a fact; an absent one has neither label nor target. */
export const factOf = (action: Action | undefined): LinkFact => ({
  label: action?.label ?? '',
  target: action ? targetOf(action.to) : '',
})

/** Whether a text has some words in a row, as whole words: 'Dissatisfied clients' has not 'satisfied clients'. */
const hasWords = (text: string, words: string): boolean =>
  ` ${text.toLowerCase()} `.includes(` ${words} `)

/** Compares figures: values by their letters, labels by the words that they must contain. */
export function sameFigures(
  what: string,
  found: readonly FigureFact[],
  given: readonly FigureFact[],
): Complaints {
  const agree =
    found.length === given.length &&
    given.every(({ value, label }, index) => {
      const figure = found[index]
      return figure?.value.toLowerCase() === value.toLowerCase() && hasWords(figure.label, label)
    })
  const inWords = (figures: readonly FigureFact[]) =>
    figures.map(({ value, label }) => `${value} ${label}`)
  return agree ? [] : same(what, inWords(found), inWords(given))
}

/** Keys of a compiled section whose strings no visitor reads. */
const UNREAD = new Set(['kind', 'id', 'src', 'href', 'panel', 'layout', 'numbering', 'size'])

/** Every text in a value that a visitor can read or hear, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : textsIn(inner)))
}

/** All texts of a page, with title and description. */
export const textsOf = ({ title, description, sections }: PageData): string[] => [
  title,
  description,
  ...textsIn(sections),
]
