import type { CompiledSite, PageData } from '../content/model.ts'
import { getLanguage } from '../content/pages/languages.ts'

/** A page in the language of `hreflang`. */
export interface Alternate {
  /** BCP 47, or `x-default` for visitors with other languages. */
  readonly language: string
  readonly href: string
}

export type ListAlternates = (page: PageData) => readonly Alternate[]

/** Lists a page and its translations for search engines; nothing for a page without translations. */
export function createAlternates(site: CompiledSite): ListAlternates {
  const { origin, language: main } = site.publication
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  return (page) => {
    const own = getLanguage(site, page)
    // Further pages of a list have no translations of their own.
    const others = Object.entries(page.translations ?? {}).filter(([, path]) => {
      const other = pages.get(path)
      return !other?.robots && other?.translations?.[own] === page.path
    })
    if (page.robots || others.length === 0) return []
    const all = [[own, page.path] as const, ...others]
      .map(([language, path]) => ({ language, href: origin + path }))
      .sort((a, b) => a.language.localeCompare(b.language, 'en'))
    const original = all.find(({ language }) => language === main)
    return original ? [...all, { language: 'x-default', href: original.href }] : all
  }
}
