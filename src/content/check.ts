import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { createContext } from './context.ts'
import type { DiagnosticCode } from './diagnostics/catalog.ts'
import type { Source } from './diagnostics/position.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import { memoizeLast } from './memoize-last.ts'
import { dedupeByPath } from './paths.ts'
import { resolve } from './resolve/resolve.ts'
import type { MapTree } from './tree.ts'
import { NO_DEFAULTS } from './validate/expand.ts'
import { createValidator, type Validate } from './validate/validate.ts'

/** Codes that depend on files or other pages, so a fragment cannot be judged by them. */
const NEEDS_WHOLE_SITE: ReadonlySet<DiagnosticCode> = new Set([
  'image/missing',
  'link/dead',
  'link/dead-anchor',
])

export interface Checker<S extends SectionSource = SectionSource> {
  readonly validate: Validate<S>
  /** Without defaults, so that a value lost by a repair is reported as missing. */
  readonly strict: Validate<S>
  readonly diagnostics: (
    source: Source,
    tree: MapTree,
    reading: readonly SpanDiagnostic[],
  ) => SpanDiagnostic[]
}

export function createChecker<S extends SectionSource>(vocabulary: Vocabulary<S>): Checker<S> {
  const strict = memoizeLast(createValidator({ ...vocabulary, createDefaults: NO_DEFAULTS }))
  return {
    validate: createValidator(vocabulary),
    strict,
    diagnostics(source, tree, reading) {
      const validated = strict(tree)
      const { expanded, diagnostics } = validated
      const publicFiles = new Map()
      const context = createContext({ source, root: tree, expanded, publicFiles, vocabulary })
      const resolved = resolve(validated, context)
      return [
        ...dedupeByPath(reading, diagnostics),
        ...resolved.diagnostics.filter(({ code }) => !NEEDS_WHOLE_SITE.has(code)),
      ]
    },
  }
}
