/** The project's site, compiled, and what it says, as the specification puts it. */
import { expect } from 'vitest'
import type { Action, Figure, Link, PageData } from '../../../src/content/model.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import type { Kind, Section, ThemedSite } from '../../../src/theme/sections/schemas.ts'

const { value } = await compileProject(getProject(process.env))
if (!value) throw new Error('The site has errors, see `npm run check`.')
export const site: ThemedSite = value

/** The page at an address in exactly this spelling. @throws where there is none */
export function pageAt(path: string): PageData<Section> {
  const page = site.pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return page
}

/** The sections of a kind on the page at an address, in their order. */
export const sectionsAt = <K extends Kind>(path: string, kind: K) =>
  pageAt(path).sections.filter(
    (section): section is Extract<Section, { readonly kind: K }> => section.kind === kind,
  )

/** The kinds of the sections on the page at an address, in their order. */
export const kindsAt = (path: string): string =>
  pageAt(path)
    .sections.map(({ kind }) => kind)
    .join(' ')

/** Where a link leads, a flagged one too; 'panel:name' for a panel, '' for nothing. */
export function targetOf(link: Link | undefined): string {
  if (!link || link.kind === 'nothing') return ''
  return link.kind === 'panel' ? `panel:${link.panel}` : link.href
}

/** A link or button as 'label > target'. */
export const written = (action: Action | undefined): string =>
  action ? `${action.label} > ${targetOf(action.to)}` : 'no link'

export const titlesOf = (
  items: readonly { readonly title: string }[] | undefined,
): string[] | undefined => items?.map(({ title }) => title)

/** Any text but an empty one. */
export const FILLED: unknown = expect.stringMatching(/./)

/** Expects figures as the specification words them: the value, and words of the label. */
export function expectFigures(found: readonly Figure[] | undefined, given: readonly string[]) {
  const worded = (found ?? []).map(({ value, label }) => ` ${value} ${label} `.toLowerCase())
  expect(worded).toHaveLength(given.length)
  for (const [index, figure] of given.entries()) {
    const [value, ...label] = figure.toLowerCase().split(' ')
    expect(worded[index]?.startsWith(` ${value} `), `${worded[index]} for ${figure}`).toBe(true)
    expect(worded[index]).toContain(` ${label.join(' ')} `)
  }
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

/** All texts of a page, with title and description, a line each. */
export function textAt(path: string): string {
  const { title, description, sections } = pageAt(path)
  return [title, description, ...textsIn(sections)].join('\n')
}
