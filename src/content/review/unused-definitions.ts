import { unusedCollection, unusedFigure } from '../diagnostics/reference-messages.ts'
import { getItems, getKeySpan, getString } from '../locate.ts'
import type { ReviewRule } from './review-rule.ts'

// An error may hide a use, so both rules need a site without errors.

export const unusedFigures: ReviewRule = {
  code: 'figure/unused',
  check({ root, compiled, targets, figures }) {
    const unused = compiled ? [...targets.figures].filter((name) => !figures.has(name)) : []
    return unused.map((name) => {
      const path = ['figures', ...name.split('.')]
      return { ...unusedFigure(name), span: getKeySpan(root, path), path }
    })
  },
}

export const unusedCollections: ReviewRule = {
  code: 'set/unused',
  check({ root, compiled, targets }) {
    if (!compiled) return []
    const used = new Set(getItems(root, ['routes']).map((route) => getString(route, 'collection')))
    return [...targets.collections]
      .filter((name) => !used.has(name))
      .map((name) => {
        const path = ['collections', name]
        return { ...unusedCollection(name), span: getKeySpan(root, path), path }
      })
  },
}
