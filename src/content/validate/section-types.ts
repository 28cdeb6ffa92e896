import { unknownKey, unknownKind } from '../diagnostics/schema-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild } from '../locate.ts'
import { findClosestWord } from '../suggest.ts'
import { type Data, type MapTree, type Tree, toData } from '../tree.ts'
import { type Called, misnamedAs, placed } from './unknown-keys.ts'

/** A section type as it stands in the file, checked as far as sections need it. */
export interface SectionType {
  readonly name: string
  /** Undefined where sections cannot be completed: no known kind, or unusable defaults. */
  readonly kind: string | undefined
  readonly defaults: Data
  /** Whether defaults may be missing because of a fault that is reported. */
  readonly uncertain: boolean
}

const KEYS: ReadonlySet<string> = new Set(['kind', 'about', 'defaults', 'counts'])

/** The section types of a site. */
export interface SectionTypes {
  readonly types: ReadonlyMap<string, SectionType>
  /** Types whose `kind` is misspelt, with that put right. */
  readonly respelt: Data
}

const NO_DEFAULTS: Data = {}

/** Reads the section types, those of the file first. */
export function parseSectionTypes(
  root: MapTree,
  kinds: readonly string[],
  diagnostics: SpanDiagnostic[],
): SectionTypes {
  const types = new Map<string, SectionType>()
  const respelt: Record<string, unknown> = Object.create(null)
  const sectionTypes = getChild(root, 'sectionTypes')
  const entries = sectionTypes?.kind === 'map' ? sectionTypes.entries : []
  for (const [name, { value: type }] of entries) {
    const path = ['sectionTypes', name]
    const misnamed = misnamedAs('kind', type) ?? calledType(type)
    if (misnamed) {
      const at = [...path, misnamed.key]
      diagnostics.push(placed(root, misnamed, at))
      respelt[name] = withKind(toData(type), misnamed.key)
    }
    const kind = getChild(type, misnamed?.key ?? 'kind')
    const word = kind?.kind === 'scalar' && typeof kind.value === 'string' ? kind.value : undefined
    const known = word !== undefined && kinds.includes(word)
    if (word !== undefined && kind && !known) {
      diagnostics.push({
        ...unknownKind(word, findClosestWord(word, kinds), kinds),
        span: kind.span,
        path: [...path, 'kind'],
      })
    }
    const defaults = getChild(type, 'defaults')
    const usable = defaults === undefined || defaults.kind === 'map'
    const read: SectionType = {
      name,
      kind: known && usable ? word : undefined,
      defaults: defaults?.kind === 'map' ? defaults.data : NO_DEFAULTS,
      uncertain: hasStrangeKeys(type),
    }
    types.set(name, read)
    // The name itself is reported where it is not well-formed; sections may use it in the right form.
    const wellFormed = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    if (!types.has(wellFormed)) types.set(wellFormed, read)
  }
  for (const kind of kinds) if (!types.has(kind)) types.set(kind, plainType(kind))
  return { types, respelt }
}

/** Every kind is a type of its own name, unless the file has another one of that name. */
const plainType = (kind: string): SectionType => ({
  name: kind,
  kind,
  defaults: NO_DEFAULTS,
  uncertain: false,
})

/** `type: hero` where a kind is to be named. */
const calledType = (type: Tree): Called | undefined =>
  getChild(type, 'type') && !getChild(type, 'kind')
    ? { key: 'type', message: unknownKey('type', 'kind', []) }
    : undefined

const hasStrangeKeys = (type: Tree): boolean =>
  type.kind === 'map' && [...type.entries.keys()].some((key) => !KEYS.has(key))

/** @param type a map, else it would have no misspelt key */
function withKind(type: unknown, key: string): Data {
  const { [key]: kind, ...rest } = type as Data
  return { ...rest, kind }
}
