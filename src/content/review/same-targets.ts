import { sameTarget } from '../diagnostics/text-messages.ts'
import { getLine } from '../locate.ts'
import { pathKey } from '../paths.ts'
import type { LabeledLink, ReviewRule } from './review-rule.ts'

export const sameTargets: ReviewRule = {
  code: 'link/same-target',
  check(site) {
    const lists = new Map<string, LabeledLink[]>()
    for (const link of site.links.filter(isInList)) {
      const list = pathKey(link.labelPath.slice(0, -2))
      lists.set(list, [...(lists.get(list) ?? []), link])
    }
    return [...lists.values()].flatMap((links) => {
      const [twin, other] = findOnlyTwin(links)
      if (!twin || !other || twin.label.toLowerCase() === other.label.toLowerCase()) return []
      const line = getLine(site.source, site.root, other.targetPath)
      return [{ ...sameTarget(other.label, line), path: twin.targetPath }]
    })
  },
}

const isInList = ({ labelPath, to, page, within }: LabeledLink): boolean =>
  !within && typeof labelPath.at(-2) === 'number' && to !== undefined && page !== undefined

/** Several pairs of equal targets are probably intended. */
function findOnlyTwin(links: readonly LabeledLink[]): readonly LabeledLink[] {
  const first = new Map(links.toReversed().map((link) => [link.to, link]))
  if (first.size !== links.length - 1) return []
  const twin = links.find((link) => first.get(link.to) !== link)
  return twin ? [twin, first.get(twin.to) ?? twin] : []
}
