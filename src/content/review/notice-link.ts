import { hasLinks } from '../../contract/rich-text.ts'
import { unusedNoticeLink } from '../diagnostics/page-messages.ts'
import { getKeySpan, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import type { ReviewRule } from './review-rule.ts'

/** A notice whose text has links of its own cannot be a link as a whole. */
export const noticeLink: ReviewRule = {
  code: 'link/notice',
  check({ root, compiled }) {
    if (!compiled) return []
    const others = Object.entries(compiled.languages).map(
      ([code, { shell }]) => [['languages', code], shell] as const,
    )
    return [[[], compiled.shell] as const, ...others].flatMap(([parent, { notice }]) => {
      const path: Path = [...parent, 'notice', 'to']
      return notice?.to && hasLinks(notice.text) && locate(root, path).found
        ? [{ ...unusedNoticeLink(), span: getKeySpan(root, path), path }]
        : []
    })
  },
}
