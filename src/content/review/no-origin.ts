import { missingOrigin } from '../diagnostics/site-messages.ts'
import { locate } from '../locate.ts'
import type { ReviewRule } from './review-rule.ts'

export const noOrigin: ReviewRule = {
  code: 'site/no-origin',
  check({ root, compiled }) {
    const path = ['publication', 'origin']
    if (!compiled || locate(root, path).found) return []
    return [{ ...missingOrigin(compiled.publication.origin), path }]
  },
}
