import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import { pathKey } from '../paths.ts'
import { isText } from '../resolve/references.ts'
import { maskTargets } from '../rich-text/mask-targets.ts'
import { listLabeledLinks } from './labeled-links.ts'
import type { ReviewedText, ReviewInput } from './review-rule.ts'
import { rules } from './rules.ts'

/** Reports valid content that is probably a mistake. A place that already has a diagnostic gets no warning. */
export function review(input: ReviewInput): SpanDiagnostic[] {
  const texts = listTexts(input)
  const site = { ...input, texts, links: listLabeledLinks(input) }
  const warnings = rules.flatMap(({ check }) => check(site))
  const found = new Set(warnings.map(({ path }) => pathKey(path)))
  for (const { template, isRich, path } of texts)
    if (!found.has(pathKey(path))) input.textCache.addClean(template, isRich)
  const reported = new Set<string>()
  const isNew = (key: string) => !reported.has(key) && reported.add(key)
  return warnings
    .filter(({ path }) => !site.poison.touches(path) && isNew(pathKey(path)))
    .map(({ span, ...warning }) => ({ ...warning, span: span ?? getSpan(site.root, warning.path) }))
}

const listTexts = ({ references, expanded, textCache }: ReviewInput): ReviewedText[] =>
  references.flatMap(({ ref, path }) => {
    if (!isText(ref) || path.at(-1) === 'placeholder') return []
    const { template } = ref
    const isRich = ref.ref === 'richText'
    if (textCache.isClean(template, isRich)) return []
    const text = isRich ? maskTargets(template) : template
    return [{ text, template, isRich, path: expanded.toSourcePath(path) }]
  })
