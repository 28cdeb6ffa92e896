import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import type { MapTree } from '../tree.ts'
import { checkCounts } from './counts.ts'
import type { Expanded } from './expand.ts'
import { findUnknownFacts } from './facts.ts'
import { findNestedRenames } from './nested-renames.ts'
import { type Issue, parsePartially } from './parse-partially.ts'
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
): Validated<S> {
  const { data, partial, issues } = parsePartially(site, value)
  return { site: data, partial, issues: [...issues, ...findUnknownFacts(value)] }
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
