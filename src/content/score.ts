import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { createContext } from './context.ts'
import type { DiagnosticCode } from './diagnostics/catalog.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import { limits } from './parse/limits.ts'
import type { Score } from './parse/recovery/find-repair.ts'
import { dedupeByPath, pathKey } from './paths.ts'
import { resolve } from './resolve/resolve.ts'
import { expand } from './validate/expand.ts'
import { describeIssues, validate } from './validate/validate.ts'

/** Codes that depend on files or other pages, so an excerpt cannot be judged by them. */
const NEEDS_WHOLE_SITE: ReadonlySet<DiagnosticCode> = new Set([
  'image/missing',
  'link/dead',
  'link/dead-anchor',
])

/** Counts diagnostics. Defaults are not used, so that a value lost by a repair is reported as missing. */
export function createScore<S extends SectionSource>(vocabulary: Vocabulary<S>): Score {
  const kinds = [...vocabulary.kinds.keys()]
  return (source, { tree: root, diagnostics }) => {
    if (!root) return countPlaces(diagnostics)
    const expanded = expand(root, kinds)
    const validated = validate(expanded, vocabulary)
    const faults = expanded.diagnostics.length + validated.issues.length
    if (faults > limits.faults) return Number.POSITIVE_INFINITY
    const issues = describeIssues(root, expanded, validated.issues, vocabulary)
    const publicFiles = new Map()
    const context = createContext({ source, root, expanded, publicFiles, vocabulary })
    const resolved = resolve(validated, context)
    return countPlaces([
      ...dedupeByPath(diagnostics, issues),
      ...resolved.diagnostics.filter(({ code }) => !NEEDS_WHOLE_SITE.has(code)),
    ])
  }
}

const countPlaces = (diagnostics: readonly SpanDiagnostic[]): number =>
  new Set(diagnostics.map(({ code, span, path }) => `${code} ${span.start} ${pathKey(path)}`)).size
