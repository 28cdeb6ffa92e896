import {
  emptyCollection,
  unusedCollection,
  unusedFigure,
} from '../diagnostics/reference-messages.ts'
import { getItems, getKeySpan, getString } from '../locate.ts'
import { getValueAt } from '../value-at.ts'
import type { ReviewedSite, ReviewRule } from './review-rule.ts'

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
  check(site) {
    const listed = new Set(findLists(site).map(({ name }) => name))
    return listUnused(site)
      .filter((name) => !listed.has(name))
      .map((name) => {
        const path = ['collections', name]
        return { ...unusedCollection(name), span: getKeySpan(site.root, path), path }
      })
  },
}

export const emptyCollections: ReviewRule = {
  code: 'set/empty',
  check(site) {
    const unused = new Set(listUnused(site))
    return findLists(site).flatMap(({ name, path }) =>
      unused.has(name) ? [{ ...emptyCollection(name), path }] : [],
    )
  },
}

function listUnused({ root, compiled, targets }: ReviewedSite): string[] {
  if (!compiled) return []
  const used = new Set(getItems(root, ['routes']).map((route) => getString(route, 'collection')))
  return [...targets.collections].filter((name) => !used.has(name))
}

/** Sections that list the pages of a collection. */
function findLists({ expanded, targets }: ReviewedSite) {
  const routes = getValueAt(expanded.value, ['routes'])
  return (Array.isArray(routes) ? routes : []).flatMap((route, index) => {
    const sections = getValueAt(route, ['sections'])
    return (Array.isArray(sections) ? sections : []).flatMap((section, number) => {
      const name = getValueAt(section, ['from'])
      if (typeof name !== 'string' || !targets.collections.has(name)) return []
      return [{ name, path: expanded.toSourcePath(['routes', index, 'sections', number, 'from']) }]
    })
  })
}
