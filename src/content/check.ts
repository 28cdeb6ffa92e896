import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { contextOf } from './context.ts'
import type { DiagnosticCode } from './diagnostics/catalogue.ts'
import type { Source } from './diagnostics/position.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import { oncePerPlace } from './once.ts'
import { NO_DOUBTS } from './resolve/doubts.ts'
import { resolve } from './resolve/resolve.ts'
import type { MapTree } from './tree.ts'
import { NO_DEFAULTS } from './validate/expand.ts'
import { rememberingLast, type Validate, validatorOf } from './validate/validate.ts'

/** What depends on files and on other pages: that they exist says nothing about a text. */
const ELSEWHERE: ReadonlySet<DiagnosticCode> = new Set([
  'image/missing',
  'link/dead',
  'link/dead-anchor',
])

/** How the values of a text are checked: error recovery compares readings of a text by it. */
export interface Check<S extends SectionSource = SectionSource> {
  readonly validate: Validate<S>
  /** The same without defaults: what a reading has lost is missed, whether or not one could take its place. */
  readonly strict: Validate<S>
  /**
   * What is found in values and references, whatever there is besides this text.
   * @param reading what reading the tree has found
   */
  readonly diagnostics: (
    source: Source,
    tree: MapTree,
    reading: readonly SpanDiagnostic[],
  ) => SpanDiagnostic[]
}

/** The check by a vocabulary. */
export function checkOf<S extends SectionSource>(vocabulary: Vocabulary<S>): Check<S> {
  const strict = rememberingLast(validatorOf({ ...vocabulary, createDefaults: NO_DEFAULTS }))
  return {
    validate: validatorOf(vocabulary),
    strict,
    diagnostics(source, tree, reading) {
      const { expanded, diagnostics } = strict(tree)
      const context = contextOf(tree.data, new Map())
      const resolved = resolve(source, tree, expanded, context, NO_DOUBTS, vocabulary)
      return [
        ...oncePerPlace(reading, diagnostics),
        ...resolved.diagnostics.filter(({ code }) => !ELSEWHERE.has(code)),
      ]
    },
  }
}
