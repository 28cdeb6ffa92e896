import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { withLazyDiagnostics } from '../lazy-diagnostics.ts'
import type { MapTree } from '../tree.ts'
import { checkCounts } from './counts.ts'
import { type Expanded, expand } from './expand.ts'
import { findUnknownFacts } from './facts.ts'
import { findNestedRenames } from './nested-renames.ts'
import { parsePartially } from './parse-partially.ts'
import { translateIssues } from './translate-issues.ts'

/** The completed data is present even if the site is invalid. */
export interface Validated<S extends SectionSource = SectionSource> {
  readonly site?: Site<S>
  /** See `parsePartially`. */
  readonly partial: unknown
  readonly expanded: Expanded
  /** Available without formatting diagnostics. */
  readonly faults: number
  readonly diagnostics: readonly SpanDiagnostic[]
}

export type Validate<S extends SectionSource = SectionSource> = (root: MapTree) => Validated<S>

export const createValidator =
  <S extends SectionSource>(vocabulary: Vocabulary<S>): Validate<S> =>
  (root) => {
    const expanded = expand(root, [...vocabulary.kinds.keys()], vocabulary.createDefaults)
    const { data, partial, issues: found } = parsePartially(vocabulary.site, expanded.value)
    const issues = [...found, ...findUnknownFacts(expanded.value)]
    const translate = () => {
      const schema = [
        ...expanded.diagnostics,
        ...translateIssues(root, expanded, issues, vocabulary),
      ]
      const renames = findNestedRenames(root, expanded, schema, vocabulary)
      return [...schema, ...renames, ...checkCounts(root, expanded, schema, vocabulary)]
    }
    const faults = expanded.diagnostics.length + issues.length
    return withLazyDiagnostics(
      { ...(data ? { site: data } : {}), partial, expanded, faults },
      translate,
    )
  }
