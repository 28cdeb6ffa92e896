/** Reads the compiled site of this project. */
import { expect } from 'vitest'
import type { Action, Figure, Link, PageData } from '../../../src/content/model.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import type { Kind, Section, ThemedSite } from '../../../src/theme/sections/schemas.ts'

const { value } = await compileProject(getProject(process.env))
if (!value) throw new Error('The site has errors, see `npm run check`.')
export const site: ThemedSite = value

/** @throws if no page has exactly this path */
export function getPage(path: string): PageData<Section> {
  const page = site.pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return page
}

export const getSections = <K extends Kind>(path: string, kind: K) =>
  getPage(path).sections.filter(
    (section): section is Extract<Section, { readonly kind: K }> => section.kind === kind,
  )

/** Kinds of the sections of a page, separated by spaces. */
export const getKinds = (path: string): string =>
  getPage(path)
    .sections.map(({ kind }) => kind)
    .join(' ')

/** Target of a link, including flagged ones; 'panel:name' for a panel, '' for no target. */
export function getTarget(link: Link | undefined): string {
  if (!link || link.kind === 'nothing') return ''
  return link.kind === 'panel' ? `panel:${link.panel}` : link.href
}

/** Formats a link or button as 'label > target'. */
export const formatAction = (action: Action | undefined): string =>
  action ? `${action.label} > ${getTarget(action.to)}` : 'no link'

export const getTitles = (
  items: readonly { readonly title: string }[] | undefined,
): string[] | undefined => items?.map(({ title }) => title)

/** Matches any text that is not empty. */
export const FILLED: unknown = expect.stringMatching(/./)

/** Expects figures in the format of the specification: the value, then words of the label. */
export function expectFigures(found: readonly Figure[] | undefined, given: readonly string[]) {
  const worded = (found ?? []).map(({ value, label }) => ` ${value} ${label} `.toLowerCase())
  expect(worded).toHaveLength(given.length)
  for (const [index, figure] of given.entries()) {
    const [value, ...label] = figure.toLowerCase().split(' ')
    expect(worded[index]?.startsWith(` ${value} `), `${worded[index]} for ${figure}`).toBe(true)
    expect(worded[index]).toContain(` ${label.join(' ')} `)
  }
}

/** Keys whose values visitors do not see. */
const NOT_VISIBLE = new Set(['kind', 'id', 'src', 'href', 'panel', 'layout', 'numbering', 'size'])

/** Collects all texts for visitors in a value, in order. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(collectTexts)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_VISIBLE.has(key) ? [] : collectTexts(inner),
  )
}

/** All texts of a page with title and description, one per line. */
export function getText(path: string): string {
  const { title, description, sections } = getPage(path)
  return [title, description, ...collectTexts(sections)].join('\n')
}
