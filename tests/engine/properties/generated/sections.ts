/** Sections as written in the file: with a type, which has defaults and counts. */
import { partNames } from '../../../../src/theme/sections/case-study/parts.ts'
import type { Draft } from './drafts.ts'
import { numberFor, picked } from './ground.ts'
import { isMap, mapIn, type Raw } from './json.ts'

export interface ClosedSections {
  readonly types: Raw
  readonly pages: readonly (readonly Raw[])[]
}

/** Gives every section a type of its kind, with counts that its sections satisfy. */
export function closedSections(
  types: Raw,
  pages: readonly (readonly Draft<'section'>[])[],
): ClosedSections {
  const known: Record<string, Raw> = {}
  for (const [name, type] of Object.entries(types)) if (isMap(type)) known[name] = type
  const lengths = new Map<string, Raw[]>()
  const written = pages.map((sections) => {
    const ids = new Set(['main', 'root', 'global', ...idsOfOpening(sections[0])])
    return sections.map((draft): Raw => {
      const name = typeFor(draft, known)
      const defaults = mapIn(known[name] ?? {}, 'defaults')
      const { kind: _kind, id, ...fields } = draft.fields
      const own = withoutSome(fields, defaults, draft.pick)
      lengths.set(name, [
        ...(lengths.get(name) ?? []),
        { ...definedIn(defaults), ...definedIn(own) },
      ])
      return { type: name, ...anchorOf(id, ids), ...own }
    })
  })
  const closed = Object.entries(known).map(([name, type]) => {
    const counts = Object.entries(mapIn(type, 'counts')).map(([field, promise]) => [
      field,
      promise === undefined
        ? undefined
        : satisfyCount(promise, lengthsOf(lengths.get(name) ?? [], field)),
    ])
    return [name, type.counts ? { ...type, counts: Object.fromEntries(counts) } : type]
  })
  return { types: Object.fromEntries(closed), pages: written }
}

function typeFor({ kind, pick }: Draft<'section'>, known: Record<string, Raw>): string {
  const fitting = Object.keys(known).filter((name) => known[name]?.kind === kind)
  if (fitting.length > 0) return picked(fitting, pick)
  const name = `plain-${kind}`
  known[name] = { kind }
  return name
}

/** Omits some values that the defaults provide. */
const withoutSome = (fields: Raw, defaults: Raw, pick: number): Raw =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([key]) => defaults[key] === undefined || (pick + numberFor(key)) % 3 === 0,
    ),
  )

const definedIn = (fields: Raw): Raw =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** A case study at the top of a page creates anchors. */
const idsOfOpening = (first: Draft<'section'> | undefined): readonly string[] =>
  first?.kind === 'case-study' ? partNames : []

/** An anchor that is still free on the page. */
function anchorOf(id: unknown, taken: Set<string>): Raw {
  if (typeof id !== 'string' || taken.has(id)) return {}
  taken.add(id)
  return { id }
}

const lengthsOf = (sections: readonly Raw[], field: string): number[] =>
  sections.map(({ [field]: list }) => (Array.isArray(list) ? list.length : 0))

/** A count of the same form that the generated sections satisfy. */
function satisfyCount(promise: unknown, lengths: readonly number[]): unknown {
  const [first = 0] = lengths
  const least = Math.min(...lengths, 1000)
  const most = Math.max(...lengths, 0)
  if (isMap(promise) && Array.isArray(promise.oneOf))
    return { oneOf: [...new Set([...lengths, ...promise.oneOf])] }
  if (isMap(promise) && 'from' in promise) {
    const [from = 0, to = 0] = [Number(promise.from), Number(promise.to)].sort((a, b) => a - b)
    return { from: Math.min(from, least), to: Math.max(to, most) }
  }
  if (typeof promise !== 'number') throw new Error('The generator does not know such counts.')
  if (lengths.length === 0) return promise
  return lengths.every((one) => one === first) ? first : { from: least, to: most }
}
