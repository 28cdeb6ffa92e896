import { unknownKey, unknownKind } from '../diagnostics/schema-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild } from '../locate.ts'
import { createData, type Data, type MapTree, type Tree } from '../tree.ts'
import { type Aliases, suggestType } from './suggest-type.ts'
import { findMisspelledKey, type KeyMessage, locateKey } from './unknown-keys.ts'

export interface SectionType {
  readonly name: string
  /** Undefined if the kind is unknown or the defaults are unusable. */
  readonly kind: string | undefined
  readonly defaults: Data
  readonly uncertain: boolean
}

const KEYS: ReadonlySet<string> = new Set(['kind', 'about', 'defaults', 'counts'])

export interface SectionTypes {
  readonly types: ReadonlyMap<string, SectionType>
  readonly renamed: Data
}

const NO_DEFAULTS: Data = {}

export function parseSectionTypes(
  root: MapTree,
  kinds: readonly string[],
  aliases: Aliases,
  diagnostics: SpanDiagnostic[],
): SectionTypes {
  const types = new Map<string, SectionType>()
  const renamed = createData()
  const sectionTypes = getChild(root, 'sectionTypes')
  const entries = sectionTypes?.kind === 'map' ? sectionTypes.entries : []
  for (const [name, { value: type }] of entries) {
    const path = ['sectionTypes', name]
    const misspelled = findMisspelledKey('kind', type) ?? checkTypeKey(type)
    if (misspelled) {
      const at = [...path, misspelled.key]
      diagnostics.push(locateKey(root, misspelled, at))
      if (type.kind === 'map') renamed[name] = withKind(type.data, misspelled.key)
    }
    const kind = getChild(type, misspelled?.key ?? 'kind')
    const word = kind?.kind === 'scalar' && typeof kind.value === 'string' ? kind.value : undefined
    const known = word !== undefined && kinds.includes(word)
    if (word !== undefined && kind && !known) {
      diagnostics.push({
        ...unknownKind(word, suggestType(word, kinds, aliases), kinds),
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
      uncertain: hasUnknownKeys(type),
    }
    types.set(name, read)
    // An invalid name has its own diagnostic. Sections may use its valid form.
    const validName = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    if (!types.has(validName)) types.set(validName, read)
  }
  for (const kind of kinds) if (!types.has(kind)) types.set(kind, createPlainType(kind))
  return { types, renamed }
}

/** Every kind is also a type, unless the file defines one with that name. */
const createPlainType = (kind: string): SectionType => ({
  name: kind,
  kind,
  defaults: NO_DEFAULTS,
  uncertain: false,
})

/** `type: hero` in place of `kind: hero`. */
const checkTypeKey = (type: Tree): KeyMessage | undefined =>
  getChild(type, 'type') && !getChild(type, 'kind')
    ? { key: 'type', message: unknownKey('type', 'kind', []) }
    : undefined

const hasUnknownKeys = (type: Tree): boolean =>
  type.kind === 'map' && [...type.entries.keys()].some((key) => !KEYS.has(key))

function withKind(type: Data, key: string): Data {
  const { [key]: kind, ...rest } = type
  return { ...rest, kind }
}
