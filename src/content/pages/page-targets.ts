import { routeKey } from '../../contract/routes.ts'
import type { CompiledSite, PageData } from '../model.ts'

/** Keys of the addresses that the menus and footers of all languages link to. */
export function listMenuTargets({ shell, languages }: CompiledSite): string[] {
  const shells = [shell, ...Object.values(languages).map((language) => language.shell)]
  const menus = shells.map(({ navigation, footer }) => [navigation, footer])
  return listAddresses(menus).map(toPage)
}

/** Keys of the other addresses that a page itself links to. */
export function listPageTargets(page: PageData): string[] {
  const { path, sections, placement, language, translations } = page
  // The language switch of the page in the default language leads to its translations.
  const translated = language === undefined ? Object.values(translations ?? {}) : []
  const crumbs = placement.hidden ? [] : placement.breadcrumbs
  const own = routeKey(path)
  return [
    ...translated.map(routeKey),
    ...listAddresses([sections, placement.next, crumbs])
      .map(toPage)
      .filter((target) => target !== own),
  ]
}

const toPage = (href: string): string => routeKey(href.replace(/[?#].*$/s, ''))

function listAddresses(value: unknown, found: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return found
  if ('href' in value && typeof value.href === 'string') found.push(value.href)
  for (const item of Object.values(value)) listAddresses(item, found)
  return found
}
