import { routeKey } from './routes.ts'

/** A language of a site besides its default language. */
export interface OtherLanguage {
  /** BCP 47. */
  readonly code: string
  /** Of its home page. The pages below it are in this language. */
  readonly path: string
}

/** The part of a page that decides its language. */
interface Placed {
  readonly path?: unknown
  readonly language?: unknown
}

export const isBelow = (path: string, root: string): boolean =>
  routeKey(path) === routeKey(root) || routeKey(path).startsWith(`${routeKey(root)}/`)

/** The language of a page: the one it names, else that of the longest path above it. Undefined for the default one. */
export function findLanguage(
  languages: readonly OtherLanguage[],
  { path, language }: Placed,
): OtherLanguage | undefined {
  if (typeof language === 'string') return languages.find(({ code }) => code === language)
  if (typeof path !== 'string') return undefined
  return languages
    .filter((one) => isBelow(path, one.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** @param site data of a site file, which may be invalid */
export function listLanguages(site: Readonly<Record<string, unknown>>): OtherLanguage[] {
  const { languages } = site
  if (languages === null || typeof languages !== 'object' || Array.isArray(languages)) return []
  return Object.entries(languages).map(([code, language]: [string, unknown]) => {
    const path =
      language !== null && typeof language === 'object' && 'path' in language && language.path
    const isPath = typeof path === 'string' && /^\/./.test(path)
    return { code, path: isPath ? path : `/${code}` }
  })
}

/** The name of a language in the language itself: Polski. Unknown codes are returned unchanged. */
export function getLanguageName(code: string): string {
  try {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  } catch {
    return code
  }
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/

/** @param language BCP 47; an invalid code counts as left to right */
export function getDirection(language: string): 'ltr' | 'rtl' {
  try {
    const locale: object = new Intl.Locale(language)
    // Not in all browsers, nor in the types.
    if ('getTextInfo' in locale && typeof locale.getTextInfo === 'function') {
      return locale.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr'
    }
  } catch {
    return 'ltr'
  }
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'
}
