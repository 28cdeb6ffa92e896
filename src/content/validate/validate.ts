import type { z } from 'zod'
import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { ResultCache } from '../result-cache.ts'
import { type Data, isMap, type MapTree, withEntries } from '../tree.ts'
import { checkCounts } from './counts.ts'
import type { Expanded } from './expand.ts'
import { findUnknownFacts } from './facts.ts'
import { findNestedRenames } from './nested-renames.ts'
import { type Issue, type PartialParse, parsePartially } from './parse-partially.ts'
import { getChildSchema } from './schema-walk.ts'
import { translateIssues } from './translate-issues.ts'

export interface Validated<S extends SectionSource = SectionSource> {
  /** Undefined if there are issues. */
  readonly site: Site<S> | undefined
  /** See `parsePartially`. */
  readonly partial: unknown
  readonly issues: readonly Issue[]
}

export function validate<S extends SectionSource>(
  { value }: Expanded,
  { site }: Pick<Vocabulary<S>, 'site'>,
  cache = new ResultCache<unknown>(),
): Validated<S> {
  const { data, partial, issues } = parseByRoutes(site, value, cache) ?? parsePartially(site, value)
  return { site: data, partial, issues: [...issues, ...findUnknownFacts(value)] }
}

/** Parses the pages one by one. Undefined if one of them has issues. */
function parseByRoutes<S extends SectionSource>(
  site: Vocabulary<S>['site'],
  value: Data,
  cache: ResultCache<unknown>,
): PartialParse<Site<S>> | undefined {
  const { routes } = value
  const list = getChildSchema(site, value, 'routes')
  const schema = list && getChildSchema(list, routes, 0)
  if (!schema || !Array.isArray(routes) || routes.length === 0) return undefined
  const parsed: unknown[] = []
  for (const route of routes as readonly unknown[]) {
    const one = isMap(route) && parseRoute(schema, route, cache)
    if (!one) return undefined
    parsed.push(one)
  }
  const { data, partial, issues } = parsePartially(
    site,
    withEntries(value, { routes: routes.slice(0, 1) }),
  )
  if (!isMap(partial)) return undefined
  const whole = { ...partial, routes: parsed }
  // Safe: each page was parsed with the schema of its list.
  return { data: data && (whole as unknown as Site<S>), partial: whole, issues }
}

function parseRoute(schema: z.core.$ZodType, route: Data, cache: ResultCache<unknown>): unknown {
  const known = cache.find(route, [schema])
  if (known) return known
  const { data } = parsePartially(schema, route)
  return data && cache.add(route, [schema], data)
}

export function describeIssues(
  root: MapTree,
  expanded: Expanded,
  issues: readonly Issue[],
  vocabulary: Vocabulary,
): SpanDiagnostic[] {
  const found = [...expanded.diagnostics, ...translateIssues(root, expanded, issues, vocabulary)]
  return [
    ...found,
    ...findNestedRenames(root, expanded, found, vocabulary),
    ...checkCounts(root, expanded, found, vocabulary),
  ]
}
