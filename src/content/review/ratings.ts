import { unlikelyRating } from '../diagnostics/text-messages.ts'
import { getChild, getString } from '../locate.ts'
import type { ReviewRule } from './review-rule.ts'

const RATING = /\b(?:rating|Bewertung|note moyenne|valoración)\b/iu

const MAX_RATING = 10

/** Figures labeled as a rating that lost their decimal point, such as 49 for 4.9. */
export const ratings: ReviewRule = {
  code: 'figure/unlike-label',
  check({ root, targets }) {
    const figures = getChild(root, 'figures')
    return [...targets.figures].flatMap((name) => {
      const [group = '', key = ''] = name.split('.')
      const named = figures && getChild(figures, group)
      const figure = named && getChild(named, key)
      const value = figure && getString(figure, 'value')
      const label = figure && getString(figure, 'label')
      if (!value || !label || !RATING.test(label)) return []
      // `80 of 100` and `96 %` are ratings as well.
      if (!/^\s*\d+([.,]\d+)?\s*$/.test(value) || Number(value.replace(',', '.')) <= MAX_RATING)
        return []
      return [{ ...unlikelyRating(value, label), path: ['figures', group, key, 'value'] }]
    })
  },
}
