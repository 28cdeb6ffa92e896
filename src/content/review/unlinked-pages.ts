import { routeKey } from '../../contract/routes.ts'
import { unlinkedPage } from '../diagnostics/page-messages.ts'
import { locate } from '../locate.ts'
import type { CompiledSite } from '../model.ts'
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

function listLinkedPages({ shell, languages, pages }: CompiledSite): ReadonlySet<string> {
  const shells = [shell, ...Object.values(languages).map((language) => language.shell)]
  const menus = shells.map(({ navigation, footer }) => [navigation, footer])
  const linked = new Set(listAddresses(menus).map(toPage))
  for (const { path, sections, placement, language, translations } of pages) {
    // The language switch of the page in the default language leads to its translations.
    const translated = language === undefined ? Object.values(translations ?? {}) : []
    for (const address of translated) linked.add(routeKey(address))
    const crumbs = placement.hidden ? [] : placement.breadcrumbs
    const own = routeKey(path)
    for (const address of listAddresses([sections, placement.next, crumbs])) {
      const target = toPage(address)
      if (target !== own) linked.add(target)
    }
  }
  return linked
}

const toPage = (href: string): string => routeKey(href.replace(/[?#].*$/s, ''))

function listAddresses(value: unknown, found: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return found
  if ('href' in value && typeof value.href === 'string') found.push(value.href)
  for (const item of Object.values(value)) listAddresses(item, found)
  return found
}
