import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import type { LabeledLink, ReviewInput } from './review-rule.ts'

/** Links with a `label` and a target in `to`, both without diagnostics. */
export function listLabeledLinks({ references, expanded, poison }: ReviewInput): LabeledLink[] {
  const labels = new Map<string, { readonly label: string; readonly labelPath: Path }>()
  return references.flatMap(({ ref, path }): LabeledLink[] => {
    const key = path.at(-1)
    if (key !== 'label' && key !== 'to') return []
    const sourcePath = expanded.toSourcePath(path)
    if (poison.touches(sourcePath)) return []
    const owner = pathKey(path.slice(0, -1))
    if (ref.ref === 'text') labels.set(owner, { label: ref.template.trim(), labelPath: sourcePath })
    const label = ref.ref === 'link' && labels.get(owner)
    if (!label) return []
    const to = 'to' in ref ? ref.to.toLowerCase().replace(/\/$/, '') : undefined
    const page = path[0] === 'routes' ? path[1] : undefined
    return [{ ...label, targetPath: sourcePath, to, page }]
  })
}
