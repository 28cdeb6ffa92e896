import { isHome } from '../../contract/base.ts'
import { routeKey } from '../../contract/routes.ts'
import { unlinkedPage } from '../diagnostics/page-messages.ts'
import { locate } from '../locate.ts'
import type { CompiledSite } from '../model.ts'
import type { ReviewRule } from './review-rule.ts'

/** Pages that are not marked as `unlinked`, and have no link from the navigation, the footer or another page. */
export const unlinkedPages: ReviewRule = {
  code: 'page/unlinked',
  check({ root, compiled }) {
    if (!compiled) return []
    const linked = listLinkedPages(compiled)
    return compiled.pages.flatMap(({ path }, index) =>
      isHome(path) ||
      linked.has(routeKey(path)) ||
      locate(root, ['routes', index, 'unlinked']).found
        ? []
        : [{ ...unlinkedPage(), path: ['routes', index, 'path'] }],
    )
  },
}

function listLinkedPages({ shell, pages }: CompiledSite): ReadonlySet<string> {
  const linked = new Set([...listAddresses([shell.navigation, shell.footer])].map(toPage))
  for (const { path, sections, placement } of pages) {
    const crumbs = placement.hidden ? [] : placement.breadcrumbs
    const targets = [...listAddresses([sections, placement.next, crumbs])].map(toPage)
    const own = routeKey(path)
    for (const target of targets) if (target !== own) linked.add(target)
  }
  return linked
}

const toPage = (href: string): string => routeKey(href.replace(/[?#].*$/s, ''))

function* listAddresses(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) {
    if (key === 'href' && typeof item === 'string') yield item
    else yield* listAddresses(item)
  }
}
