import type { Finding } from '../../diagnostics/finding.ts'
import { unknownKey, unknownKind } from '../../diagnostics/schema-notes.ts'
import { childOf } from '../locate.ts'
import { closestWord } from '../suggest.ts'
import { type MapTree, plain, type Tree } from '../tree.ts'
import { type Misnamed, misnamedAs, placed } from './unknown-keys.ts'

/** A section type as it stands in the file, checked as far as sections need it. */
export interface SectionType {
  readonly name: string
  /** Undefined where sections cannot be completed: no known kind, or unusable defaults. */
  readonly kind: string | undefined
  readonly defaults: Readonly<Record<string, unknown>>
  /** Whether defaults may be missing because of a fault that is reported. */
  readonly doubtful: boolean
}

const KEYS: ReadonlySet<string> = new Set(['kind', 'about', 'defaults', 'promises'])

/**
 * Reads the section types.
 * @param value the site as plain data, in which a misspelt `kind` is put right
 */
export function readTypes(
  root: MapTree,
  value: Record<string, unknown>,
  kinds: readonly string[],
  findings: Finding[],
): Map<string, SectionType> {
  const types = new Map<string, SectionType>()
  const sectionTypes = childOf(root, 'sectionTypes')
  if (sectionTypes?.kind !== 'map') return types
  for (const [name, { value: type }] of sectionTypes.entries) {
    const path = ['sectionTypes', name]
    const misnamed = misnamedAs('kind', type) ?? calledType(type)
    if (misnamed) {
      const at = [...path, misnamed.key]
      findings.push(placed(root, misnamed, at))
      rename(value, name, misnamed.key)
    }
    const kind = childOf(type, misnamed?.key ?? 'kind')
    const word = kind?.kind === 'scalar' && typeof kind.value === 'string' ? kind.value : undefined
    const known = word !== undefined && kinds.includes(word)
    if (word !== undefined && kind && !known) {
      findings.push({
        ...unknownKind(word, closestWord(word, kinds), kinds),
        span: kind.span,
        path: [...path, 'kind'],
      })
    }
    const defaults = childOf(type, 'defaults')
    const usable = defaults === undefined || defaults.kind === 'map'
    const read: SectionType = {
      name,
      kind: known && usable ? word : undefined,
      defaults: defaults?.kind === 'map' ? (plain(defaults) as Record<string, unknown>) : {},
      doubtful: hasStrangeKeys(type),
    }
    types.set(name, read)
    // The name itself is reported where it is not well-formed; sections may use it in the right form.
    const wellFormed = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    if (!types.has(wellFormed)) types.set(wellFormed, read)
  }
  return types
}

/** `type: hero` where a kind is to be named. */
const calledType = (type: Tree): Misnamed | undefined =>
  childOf(type, 'type') && !childOf(type, 'kind')
    ? { key: 'type', meant: 'kind', note: unknownKey('type', 'kind', []) }
    : undefined

const hasStrangeKeys = (type: Tree): boolean =>
  type.kind === 'map' && [...type.entries.keys()].some((key) => !KEYS.has(key))

function rename(site: Record<string, unknown>, type: string, key: string) {
  const { [key]: kind, ...rest } =
    (site.sectionTypes as Record<string, Record<string, unknown>>)[type] ?? {}
  ;(site.sectionTypes as Record<string, unknown>)[type] = { ...rest, kind }
}
