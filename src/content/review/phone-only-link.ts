import { phoneOnly } from '../diagnostics/page-messages.ts'
import { getKeySpan, locate } from '../locate.ts'
import type { Link } from '../model.ts'
import type { ReviewRule } from './review-rule.ts'

const PATH = ['navigation', 'foot']

/** A button on phones whose target is not in the bar. With panels, wide windows can show it in the side panel. */
export const phoneOnlyLink: ReviewRule = {
  code: 'link/phone-only',
  check({ root, compiled }) {
    if (!compiled || !locate(root, PATH).found) return []
    const { foot, bar, panels } = compiled.shell.navigation
    if (!foot || Object.keys(panels).length > 0) return []
    const target = getHref(foot.action.to)
    if (bar.some((entry) => 'to' in entry && getHref(entry.to) === target)) return []
    return [{ ...phoneOnly(foot.action.label), span: getKeySpan(root, PATH), path: PATH }]
  },
}

const getHref = (link: Link): string | undefined => ('href' in link ? link.href : undefined)
