import { z } from 'zod'
import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import { findReferences } from '../../content/resolve/references.ts'
import type { Data, MapTree } from '../../content/tree.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/validate/unions.ts'
import { FormSource } from './form-source.ts'
import { accepts } from './schema-queries.ts'
import { createSectionOffers } from './section-offers.ts'

/** A page that is to be added. */
export interface NewPage {
  readonly path: string
  readonly title: string
  /** The address of the page that it begins as a copy of; else it has a heading and nothing more. */
  readonly from?: string | undefined
}

/** Stands before each text of a copy that is still to be written: the check tells of it until then. */
const COPY_MARK = '[COPY] '

/** A page as it is to be put into the file, and where; undefined where the one that it copies is not there. */
export function createPage(
  root: MapTree,
  { path, title, from }: NewPage,
  context: CompileContext,
): { readonly at: Path; readonly value: Data } | undefined {
  const source = FormSource.get(root, context)
  const pages = getValueAt(root.data, ['routes'])
  if (!Array.isArray(pages)) return undefined
  if (from === undefined)
    return {
      at: ['routes', pages.length],
      value: createMinimalPage(source, { path, title }, pages),
    }
  const index = pages.findIndex((page) => getValueAt(page, ['path']) === from)
  if (index === -1) return undefined
  const copy = markTexts(source, ['routes', index], pages[index]) as Data
  // What says who the other page is and was, is not said of this one.
  const { name: _name, formerly: _formerly, path: _path, ...rest } = copy
  return { at: ['routes', index + 1], value: { path, ...rest, title } }
}

/** A page that begins like most pages of the site. */
function createMinimalPage(source: FormSource, given: Data, pages: readonly unknown[]): Data {
  const schema = source.schemaAt(['routes', 0])
  const page = schema && unwrapSchema(schema)
  const needed =
    page instanceof z.ZodObject ? source.samples.createFields(page, { ...given, sections: [] }) : {}
  const offers = createSectionOffers(source).map(({ value }) => value as Data)
  const firsts = pages.map((one) => getValueAt(one, ['sections', 0, 'type']))
  const uses = (offer: Data) => firsts.filter((type) => type === offer.type).length
  const [heading = {}] = offers.toSorted((a, b) => uses(b) - uses(a))
  return { ...given, ...needed, sections: [withHeading(heading, given.title)] }
}

/** A section whose first text is a title. */
function withHeading(section: Data, title: unknown): Data {
  const key = Object.keys(section).find((one) => one !== 'type' && typeof section[one] === 'string')
  return key === undefined ? section : { ...section, [key]: title }
}

/** A page as it is written, with a mark before each text that people read. */
function markTexts(source: FormSource, page: Path, written: unknown): unknown {
  const schema = source.schemaAt(page)
  const found = schema ? [...findReferences(schema, getValueAt(source.value, page))] : []
  const keysOf = (kind: string, behind: Path) =>
    found.flatMap(({ ref, path }) => (ref.ref === kind ? [[...path, ...behind].join('/')] : []))
  // Pictures stay, and with them what they tell.
  const told = new Set(keysOf('image', ['alt']))
  const texts = new Set(keysOf('text', []).filter((key) => !told.has(key)))
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
