import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import { pathKey } from '../paths.ts'
import { listLabeledLinks } from './labeled-links.ts'
import type { ReviewInput } from './review-rule.ts'
import { rules } from './rules.ts'

/** Reports valid content that is probably a mistake. A place that already has a diagnostic gets no warning. */
export function review(input: ReviewInput): SpanDiagnostic[] {
  const site = { ...input, links: listLabeledLinks(input) }
  const reported = new Set<string>()
  const isNew = (key: string) => !reported.has(key) && reported.add(key)
  return rules
    .flatMap(({ check }) => check(site))
    .filter(({ path }) => !site.poison.touches(path) && isNew(pathKey(path)))
    .map(({ span, ...warning }) => ({ ...warning, span: span ?? getSpan(site.root, warning.path) }))
}
