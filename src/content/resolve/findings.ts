import type { LinkRef } from '../../../schemas/link.ts'
import type { Context } from '../context.ts'
import { toRange } from '../diagnostics/position.ts'
import { findInScalar } from '../diagnostics/scalar-position.ts'
import { getSpan } from '../locate.ts'
import type { Referring } from '../misspelled-definitions.ts'
import type { Flag, LinkReport, Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import type { Found } from './references.ts'

interface FlaggedLink {
  readonly ref: Extract<LinkRef, { readonly flagged: string }>
  readonly origin: Path
  readonly within: Found['within']
}

/** What the walk found in one part of the site. */
export class Findings {
  readonly references: Found[] = []
  readonly referring: Referring[] = []
  readonly reached = new Set<string>()
  readonly figures = new Set<string>()
  readonly images = new Set<string>()
  readonly faultyFiles = new Set<string>()
  readonly flags: FlaggedLink[] = []
  resolvedLinks = 0
  hasDiagnostics = false
}

/** A page without diagnostics. */
export interface ResolvedRoute {
  readonly value: unknown
  readonly findings: Findings
}

export interface JoinedFindings {
  readonly links: LinkReport
  readonly references: readonly Found[]
  readonly referring: readonly Referring[]
  readonly reached: ReadonlySet<string>
  /** Used figures, as `group.name`. */
  readonly figures: ReadonlySet<string>
  readonly images: ReadonlySet<string>
  /** Files with a diagnostic. */
  readonly faultyFiles: ReadonlySet<string>
}

export function joinFindings(all: readonly Findings[], place: Place): JoinedFindings {
  const join = (key: 'reached' | 'figures' | 'images' | 'faultyFiles') =>
    new Set(all.flatMap((one) => [...one[key]]))
  const flagged = all.flatMap(({ flags }) => flags)
  return {
    links: {
      resolved: all.reduce((sum, { resolvedLinks }) => sum + resolvedLinks, 0),
      flagged: flagged.length,
      flags: countFlags(flagged, place),
    },
    references: all.flatMap(({ references }) => references),
    referring: all.flatMap(({ referring }) => referring),
    reached: join('reached'),
    figures: join('figures'),
    images: join('images'),
    faultyFiles: join('faultyFiles'),
  }
}

type Place = Pick<Context, 'root' | 'source'>

function countFlags(links: readonly FlaggedLink[], { root, source }: Place): Flag[] {
  const flags = new Map<string, Flag>()
  for (const { ref, origin, within } of links) {
    const key = pathKey([...origin, ...(within?.range ?? [])])
    const known = flags.get(key)
    if (known) flags.set(key, { ...known, uses: known.uses + 1 })
    else {
      const value = getSpan(root, origin)
      const inText = within && findInScalar(source, value, within.text.template, within.range)
      const range = toRange(source, inText ?? value)
      flags.set(key, { target: ref.flagged, reason: ref.reason, range, path: origin, uses: 1 })
    }
  }
  return [...flags.values()]
}
