import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { diagnosed } from '../diagnosed.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { Last } from '../last.ts'
import type { MapTree } from '../tree.ts'
import { countDiagnostics } from './counts.ts'
import { type Expanded, expand } from './expand.ts'
import { strangeFacts } from './facts.ts'
import { translated } from './translate.ts'
import { withoutUnions } from './unions.ts'

/** What validation gives: the site if it fits its schema, and the completed data in any case. */
export interface Validated<S extends SectionSource = SectionSource> {
  readonly site?: Site<S>
  readonly expanded: Expanded
  /** How many faults there are, before they are put into words. */
  readonly faults: number
  /** The same in words, worked out when they are first read. */
  readonly diagnostics: readonly SpanDiagnostic[]
}

/** Checks a tree. */
export type Validate<S extends SectionSource = SectionSource> = (root: MapTree) => Validated<S>

/** The same check, which remembers what it has found in the last tree: reading and checking both ask. */
export function rememberingLast<S extends SectionSource>(check: Validate<S>): Validate<S> {
  const last = new Last<MapTree, Validated<S>>()
  return (root) => last.of(root, () => check(root))
}

/** Tree -> site: completes sections from their types, checks everything against the schemas. */
export const validatorOf =
  <S extends SectionSource>(vocabulary: Vocabulary<S>): Validate<S> =>
  (root) => {
    const expanded = expand(root, [...vocabulary.kinds.keys()], vocabulary.createDefaults)
    const parsed = vocabulary.site.safeParse(expanded.value)
    const found = parsed.success ? [] : withoutUnions(parsed.error.issues, expanded.value)
    const issues = [...found, ...strangeFacts(expanded.value)]
    const inWords = () => {
      const schema = [...expanded.diagnostics, ...translated(root, expanded, issues, vocabulary)]
      return [...schema, ...countDiagnostics(root, expanded, schema, vocabulary)]
    }
    const faults = expanded.diagnostics.length + issues.length
    return diagnosed(
      { ...(parsed.success ? { site: parsed.data } : {}), expanded, faults },
      inWords,
    )
  }
