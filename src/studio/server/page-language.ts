import type { CompiledSite, PageData } from '../../content/model.ts'
import { getLanguage } from '../../content/pages/languages.ts'
import type { ListedPage, PageTranslation } from '../protocol/state.ts'

/** The language of a page and its translations. @param path with the base path */
export function describeLanguage(
  site: CompiledSite,
  path: string,
  page: Pick<PageData, 'language' | 'translations'>,
): Pick<ListedPage, 'language'> {
  const { languages = [] } = site.shell
  const { base } = site.publication
  const code = getLanguage(site, page)
  const own = languages.find((language) => language.code === code)
  if (!own) return {}
  // Translations name the page in the default language.
  const hasOriginal = page.language === undefined || page.translations?.[site.publication.language]
  const translations = languages.flatMap(({ code: other, label, href }): PageTranslation[] => {
    if (other === code) return []
    const translated = page.translations?.[other]
    if (translated !== undefined)
      return [{ code: other, label, path: translated.slice(base.length) || '/' }]
    const missing = { code: other, label, path: null }
    const inside = getPathInside(path.slice(base.length), own.href.slice(base.length))
    const home = href.slice(base.length)
    return [
      hasOriginal && inside !== undefined
        ? { ...missing, proposedPath: home.replace(/\/$/, '') + inside }
        : missing,
    ]
  })
  return { language: { code, label: own.label, translations } }
}

/** The part of an address below the home page of its language; undefined if it is elsewhere. */
function getPathInside(path: string, home: string): string | undefined {
  const folder = home.replace(/\/$/, '')
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined
}
