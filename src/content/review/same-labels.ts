import { sameLabel } from '../diagnostics/text-messages.ts'
import { getLine } from '../locate.ts'
import { getLabelSpan } from './labeled-links.ts'
import type { LabeledLink, ReviewRule } from './review-rule.ts'

export const sameLabels: ReviewRule = {
  code: 'link/same-label',
  check(site) {
    const first = new Map<string, LabeledLink>()
    return site.links.flatMap((link) => {
      const { label, labelPath, to, page } = link
      if (to === undefined || page === undefined) return []
      const key = `${page}\n${label.toLowerCase()}`
      const other = first.get(key)
      if (!other) first.set(key, link)
      if (!other || other.to === to) return []
      const line = getLine(site.source, site.root, other.labelPath)
      return [{ ...sameLabel(label, line), path: labelPath, span: getLabelSpan(site, link) }]
    })
  },
}
