import { z } from 'zod'
import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import { findReferences, isText, type Reference } from '../../content/resolve/references.ts'
import type { Data, MapTree } from '../../content/tree.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import { FormSource } from './form-source.ts'
import { accepts } from './schema-queries.ts'
import { createSectionOffers } from './section-offers.ts'

export interface NewPage {
  readonly path: string
  readonly title: string
  /** Address of the page to copy; without it the page has only a heading. */
  readonly from?: string | undefined
  /** Whether to keep a copy out of the publication. */
  readonly isDraft?: boolean | undefined
}

/** Marks copied texts; `npm run check` warns about them. */
const COPY_MARK = '[COPY] '

/** The new page and its path; undefined if the page to copy does not exist. */
export function createPage(
  root: MapTree,
  { path, title, from, isDraft }: NewPage,
  context: CompileContext,
): { readonly at: Path; readonly value: Data } | undefined {
  const source = FormSource.get(root, context)
  const pages = getValueAt(root.data, ['routes'])
  if (!Array.isArray(pages)) return undefined
  if (from === undefined)
    return {
      at: ['routes', findPlaceForPage(pages, path)],
      value: createMinimalPage(source, { path, title }, pages),
    }
  const index = pages.findIndex((page) => getValueAt(page, ['path']) === from)
  if (index === -1) return undefined
  const copy = markTexts(source, ['routes', index], pages[index]) as Data
  const { name: _name, formerly: _formerly, path: _path, language: _language, ...own } = copy
  const { translationOf: _translationOf, ...rest } = own
  const value = {
    path,
    ...findOriginal(root.data, pages[index], path),
    ...rest,
    title,
    ...(isDraft && { draft: true }),
  }
  return { at: ['routes', index + 1], value }
}

/** A copy in another language is a translation. */
function findOriginal(site: Data, copied: unknown, path: string): Data {
  const languages = listLanguages(site)
  const [from, language, translationOf] = ['path', 'language', 'translationOf'].map((key) =>
    getValueAt(copied, [key]),
  )
  const before = findLanguage(languages, { path: from, language })
  const after = findLanguage(languages, { path })
  const original = before ? translationOf : from
  return after && after !== before && original ? { translationOf: original } : {}
}

/** After the last page in the same folder, else at the end. */
function findPlaceForPage(pages: readonly unknown[], path: string): number {
  const folder = getFolder(path)
  if (folder === '/') return pages.length
  const isNear = (page: unknown) => {
    const other = String(getValueAt(page, ['path'])).toLowerCase()
    return getFolder(other) === folder || `${other}/` === folder
  }
  const last = pages.findLastIndex(isNear)
  return last === -1 ? pages.length : last + 1
}

const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1).toLowerCase()

/** Has a heading only: a section type that pages start with, and that needs the fewest texts. */
function createMinimalPage(source: FormSource, given: Data, pages: readonly unknown[]): Data {
  const schema = source.schemaAt(['routes', 0])
  const page = schema && unwrapSchema(schema)
  const needed =
    page instanceof z.ZodObject ? source.samples.createFields(page, { ...given, sections: [] }) : {}
  const offers = createSectionOffers(source).map(({ value }) => value as Data)
  const firsts = pages.map((one) => getValueAt(one, ['sections', 0, 'type']))
  const uses = (offer: Data) => firsts.filter((type) => type === offer.type).length
  const withTitle = offers.filter((offer) => getTextKey(offer) !== undefined && uses(offer) > 0)
  const [heading = {}] = (withTitle.length > 0 ? withTitle : offers).toSorted(
    (a, b) => countTexts(a) - countTexts(b) || uses(b) - uses(a),
  )
  return { ...given, ...needed, sections: [withHeading(heading, given.title)] }
}

const countTexts = (value: unknown): number =>
  value !== null && typeof value === 'object'
    ? Object.values(value).reduce<number>((sum, one) => sum + countTexts(one), 0)
    : 1

const getTextKey = (section: Data): string | undefined =>
  Object.keys(section).find((key) => key !== 'type' && typeof section[key] === 'string')

function withHeading(section: Data, title: unknown): Data {
  const key = getTextKey(section)
  return key === undefined ? section : { ...section, [key]: title }
}

function markTexts(source: FormSource, page: Path, written: unknown): unknown {
  const schema = source.schemaAt(page)
  const found = schema ? [...findReferences(schema, getValueAt(source.value, page))] : []
  const listKeys = (isWanted: (ref: Reference) => boolean, behind: Path) =>
    found.flatMap(({ ref, path }) => (isWanted(ref) ? [[...path, ...behind].join('/')] : []))
  // Alternative texts stay with their images.
  const altTexts = new Set(listKeys(({ ref }) => ref === 'image', ['alt']))
  const texts = new Set(listKeys(isText, []).filter((key) => !altTexts.has(key)))
  const walk = (value: unknown, at: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...at, index]))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, walk(one, [...at, key])]),
      )
    const text = `${COPY_MARK}${value}`
    const own = source.schemaAt([...page, ...at])
    return texts.has(at.join('/')) && own && accepts(own, text) ? text : value
  }
  return walk(written, [])
}
