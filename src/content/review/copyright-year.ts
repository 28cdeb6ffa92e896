import { oldCopyright } from '../diagnostics/text-messages.ts'
import { getChild } from '../locate.ts'
import type { ReviewRule } from './review-rule.ts'

/** No site made with this project is older. */
const OLDEST_YEAR = 2020

export const copyrightYear: ReviewRule = {
  code: 'text/date',
  check({ root }) {
    const company = getChild(root, 'company')
    const year = company && getChild(company, 'copyrightYear')
    if (year?.kind !== 'scalar' || typeof year.value !== 'number' || year.value >= OLDEST_YEAR)
      return []
    return [{ ...oldCopyright(year.value), path: ['company', 'copyrightYear'] }]
  },
}
