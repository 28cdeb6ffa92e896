import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { createContext } from './context.ts'
import type { DiagnosticCode } from './diagnostics/catalog.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import { limits } from './parse/limits.ts'
import type { Score } from './parse/recovery/find-repair.ts'
import { dedupeByPath, pathKey } from './paths.ts'
import { resolve } from './resolve/resolve.ts'
import { NO_DEFAULTS } from './validate/expand.ts'
import { createValidator } from './validate/validate.ts'

/** Codes that depend on files or other pages, so an excerpt cannot be judged by them. */
const NEEDS_WHOLE_SITE: ReadonlySet<DiagnosticCode> = new Set([
  'image/missing',
  'link/dead',
  'link/dead-anchor',
])

/** Counts diagnostics. Defaults are not used, so that a value lost by a repair is reported as missing. */
export function createScore<S extends SectionSource>(vocabulary: Vocabulary<S>): Score {
  const validate = createValidator({ ...vocabulary, createDefaults: NO_DEFAULTS })
  return (source, { tree: root, diagnostics }) => {
    if (!root) return countPlaces(diagnostics)
    const validated = validate(root)
    if (validated.faults > limits.faults) return Number.POSITIVE_INFINITY
    const { expanded } = validated
    const publicFiles = new Map()
    const context = createContext({ source, root, expanded, publicFiles, vocabulary })
    const resolved = resolve(validated, context)
    return countPlaces([
      ...dedupeByPath(diagnostics, validated.diagnostics),
      ...resolved.diagnostics.filter(({ code }) => !NEEDS_WHOLE_SITE.has(code)),
    ])
  }
}

const countPlaces = (diagnostics: readonly SpanDiagnostic[]): number =>
  new Set(diagnostics.map(({ code, span, path }) => `${code} ${span.start} ${pathKey(path)}`)).size
