import { routeKey } from '../../contract/routes.ts'
import { unlinkedPage } from '../diagnostics/page-messages.ts'
import { locate } from '../locate.ts'
import type { CompiledSite } from '../model.ts'
import { listMenuTargets, listPageTargets } from '../pages/page-targets.ts'
import type { ReviewRule } from './review-rule.ts'

/** Excludes pages of a collection: series are often left out of menus on purpose. */
export const unlinkedPages: ReviewRule = {
  code: 'page/unlinked',
  check({ root, compiled }) {
    if (!compiled) return []
    const linked = listLinkedPages(compiled)
    const homes = new Set([
      `${compiled.publication.base}/`,
      ...Object.values(compiled.languages).map((language) => language.path),
    ])
    return compiled.pages.flatMap(({ path, placement, draft }, index) => {
      const isReachable = draft || homes.has(path) || linked.has(routeKey(path))
      const isIntended =
        placement.collection !== undefined || locate(root, ['routes', index, 'unlinked']).found
      return isReachable || isIntended
        ? []
        : [{ ...unlinkedPage(), path: ['routes', index, 'path'] }]
    })
  },
}

function listLinkedPages(site: CompiledSite): ReadonlySet<string> {
  const linked = new Set(listMenuTargets(site))
  for (const page of site.pages) for (const target of listPageTargets(page)) linked.add(target)
  return linked
}
