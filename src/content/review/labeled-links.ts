import type { Span } from '../diagnostics/position.ts'
import { findInScalar } from '../diagnostics/scalar-position.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import type { LabeledLink, ReviewInput } from './review-rule.ts'

/** Links with a `label` and a target in `to` or `file`, and links in texts, all without diagnostics. */
export function listLabeledLinks({ references, expanded, poison }: ReviewInput): LabeledLink[] {
  const labels = new Map<string, { readonly label: string; readonly labelPath: Path }>()
  return references.flatMap(({ ref, path, within }): LabeledLink[] => {
    const key = path.at(-1)
    if (!within && key !== 'label' && key !== 'to' && key !== 'file') return []
    const sourcePath = expanded.toSourcePath(path)
    if (poison.touches(sourcePath)) return []
    const owner = pathKey(path.slice(0, -1))
    if (ref.ref === 'text') labels.set(owner, { label: ref.template.trim(), labelPath: sourcePath })
    const label = within
      ? { label: within.label.trim(), labelPath: sourcePath, within }
      : labels.get(owner)
    if (!label || (ref.ref !== 'link' && ref.ref !== 'download')) return []
    const to = 'to' in ref ? ref.to.toLowerCase().replace(/\/$/, '') : undefined
    const page = path[0] === 'routes' ? path[1] : undefined
    return [{ ...label, targetPath: sourcePath, to, page }]
  })
}

/** The target of a link in a text; undefined for others, whose label is a value. */
export function getLabelSpan(
  { source, root }: ReviewInput,
  { labelPath, within }: LabeledLink,
): Span | undefined {
  if (!within) return undefined
  return findInScalar(source, getSpan(root, labelPath), within.text.template, within.range)
}
