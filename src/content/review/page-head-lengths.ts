import * as messages from '../diagnostics/page-messages.ts'
import type { ReviewRule } from './review-rule.ts'

/** Lengths that search results show in full, in characters. */
const TITLE_MAX = 60
const DESCRIPTION_MIN = 70
const DESCRIPTION_MAX = 160

export const titleLengths: ReviewRule = {
  code: 'page/long-title',
  check: ({ compiled }) =>
    (compiled?.pages ?? []).flatMap(({ title }, index) => {
      const length = [...title].length
      return length > TITLE_MAX
        ? [{ ...messages.longTitle(length, TITLE_MAX), path: ['routes', index, 'title'] }]
        : []
    }),
}

export const descriptionLengths: ReviewRule = {
  code: 'page/description-length',
  check: ({ compiled }) =>
    (compiled?.pages ?? []).flatMap(({ description }, index) => {
      const length = [...description].length
      if (length >= DESCRIPTION_MIN && length <= DESCRIPTION_MAX) return []
      const message = messages.descriptionLength(length, DESCRIPTION_MIN, DESCRIPTION_MAX)
      return [{ ...message, path: ['routes', index, 'description'] }]
    }),
}
