/** Valid sites with some broken references or extra keys, and the diagnostics that they must cause. */
import fc from 'fast-check'
import type { DiagnosticCode } from '../../../../src/content/diagnostics/catalog.ts'
import type { Path } from '../../../../src/content/model.ts'
import { isMap, type Json, type JsonMap } from './json.ts'

/** One way to break the value at a path. */
export interface Break {
  readonly path: Path
  readonly code: DiagnosticCode
  readonly value: Json
  /** The same target as a flagged link; only for links. */
  readonly flagged?: JsonMap
}

const REASON = 'Broken on purpose, by a test.'

/** Every reference of a site with the ways to break it; `n` makes names unique. */
export function breaksOf(site: JsonMap): Break[] {
  const found: Break[] = []
  const visit = (value: Json, path: Path): void => {
    const n = found.length
    const key = path.at(-1)
    const add = (code: DiagnosticCode, broken: Json, flagged?: string) =>
      found.push({
        path,
        code,
        value: broken,
        ...(flagged ? { flagged: { flagged, reason: REASON } } : {}),
      })
    if (typeof value === 'string') {
      if (key === 'to' || (key === 'page' && path[0] === 'collections')) {
        add('link/dead', `/zzqxv-${n}/jjkw`, `/zzqxv-${n}/jjkw`)
        // Defaults are not on a page: their positions are found through the sections that use them.
        if (path[0] !== 'sectionTypes') add('link/dead-anchor', `/#zzqxv-${n}`, `/#zzqxv-${n}`)
        add('link/forbidden', `javascript:zzqxv(${n})`)
      }
      if (key === 'src' && path[0] !== 'theme') add('image/missing', `/zzqxv/${n}-jjkw.svg`)
      if (key === 'open') add('link/unknown-panel', `zzqxv-${n}-jjkw`)
      if (key === 'panel') add('link/unknown-panel', `zzqxv-${n}-jjkw`)
      if (key === 'collection') add('set/unknown', `zzqxv-${n}-jjkw`)
      if (path.at(-2) === 'figures' && typeof key === 'number')
        add('figure/unknown', `zzqxv-${n}.jjkw`)
    } else if (value !== null && typeof value === 'object') {
      // The keys identify the form of a link.
      if (path[0] === 'routes' && isMap(value) && key !== 'to')
        found.push({ path: [...path, `zzqxvjjkw${n}`], code: 'schema/unknown-key', value: 'x' })
      for (const [inner, entry] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(entry, [...path, inner])
    }
  }
  visit(site, [])
  return found
}

/** Some breaks, at most one per path. */
export const someOf = (breaks: readonly Break[]): fc.Arbitrary<Break[]> =>
  fc.uniqueArray(fc.constantFrom(...breaks), {
    minLength: 1,
    maxLength: 5,
    selector: ({ path }) => path.join('/'),
  })

/** Returns a copy of a value with one nested value replaced. */
export function changed(value: Json, [key, ...rest]: Path, to: Json | undefined): Json {
  if (key === undefined) return to ?? null
  if (Array.isArray(value)) {
    const after = rest.length > 0 ? changed(value[Number(key)] ?? null, rest, to) : to
    return value.toSpliced(Number(key), 1, ...(after === undefined ? [] : [after]))
  }
  const map = { ...(value as JsonMap) }
  const after = rest.length > 0 ? changed(map[key] ?? null, rest, to) : to
  if (after === undefined) delete map[key]
  else map[key] = after
  return map
}
