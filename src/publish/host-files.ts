/** Files that tell hosts how to serve a built site without its own server. */

import type { Moves } from '../content/model.ts'
import { isHome } from '../contract/base.ts'
import { COMMON_HEADERS, commonPolicy, TRANSPORT_HEADERS } from '../contract/headers.ts'
import type { Entry, Manifest } from '../contract/manifest.ts'
import { encodePath, routeKey } from '../contract/routes.ts'

/** What hosts read to learn about headers and redirections; nobody is served them. */
export const HEADERS_FILE = '_headers'
export const REDIRECTS_FILE = '_redirects'

/** What is kept for ever, and what is asked for anew each time. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

const POLICY = 'Content-Security-Policy'

/** The folders directly under the root of the site, each with all that is in it. */
const foldersOf = ({
  files,
  base = '',
}: Pick<Manifest, 'files' | 'base'>): Map<string, Entry[]> => {
  const folders = new Map<string, Entry[]>()
  for (const [address, entry] of Object.entries(files)) {
    const [, inside] = /^(\/[^/]+)\//.exec(address.slice(base.length)) ?? []
    const folder = inside && base + inside
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), entry])
  }
  return folders
}

/** What may be said of all files of a folder at once. */
const headersOf = (entries: readonly Entry[]): Record<string, string> => {
  const [first] = entries
  const policies = new Set(entries.map(({ csp }) => csp))
  return {
    ...(entries.every(({ immutable }) => immutable) ? { 'Cache-Control': IMMUTABLE_CACHE } : {}),
    ...(first && policies.size === 1
      ? { [POLICY]: first.csp }
      : entries.every(({ csp }) => csp.endsWith('sandbox')) && { [POLICY]: 'sandbox' }),
  }
}

/** As it stands in an address: hosts compare rules with what browsers send. */
const written = encodePath

/**
 * Headers in the form that Netlify and Cloudflare read. Where several rules fit, browsers obey all of
 * their policies; so what holds for everything comes first, and every page adds the rest of its own.
 * Pages stand with a slash: one host answers there, the other makes no difference.
 */
export const createHeadersFile = (site: Pick<Manifest, 'base' | 'files' | 'pages'>): string => {
  const { base = '', pages } = site
  const [first] = Object.values(pages)
  const shared = commonPolicy(first?.csp ?? '')
  const everything = { ...COMMON_HEADERS, ...TRANSPORT_HEADERS, [POLICY]: shared }
  const folders = [...foldersOf(site)]
    .filter(([folder]) => !HOST_PATTERN.test(folder))
    .map(([folder, entries]) => rule(`${written(folder)}/*`, headersOf(entries)))
  const own = Object.entries(pages).map(([path, { csp }]) =>
    rule(isHome(path) ? path : `${written(path)}/`, { [POLICY]: csp }),
  )
  const ruled = folders.filter((text) => text.includes('\n  '))
  return [rule(`${base}/*`, everything), ...ruled, ...own].join('\n')
}

/** What may be addresses in a text, each once. */
export const findPathSpellings = (text: string): readonly string[] =>
  // Parts of a text keep all of it in memory.
  structuredClone([...new Set(text.match(/\/[\w./-]*\w/g))])

/**
 * Redirections to the one spelling of each address that such a host knows: from small letters, and from
 * the other spellings that the site file uses.
 */
export const createSpellingRedirects = (
  { base, pages }: Pick<Manifest, 'base' | 'pages'>,
  spellings: readonly string[],
): string => {
  const known = new Map(Object.keys(pages).map((path) => [routeKey(path), path]))
  const lines = [...known.keys(), ...spellings].flatMap((from) => {
    const to = known.get(routeKey(from))
    // Hosts add the slash of the home page themselves.
    return to !== undefined && to !== from && to !== `${from}/`
      ? [`${written(from)} ${written(to)} 301\n`]
      : []
  })
  // Who has only the name of the host comes to the site as well.
  const root = base ? [`/ ${base}/ 302\n`] : []
  return [...root, ...new Set(lines)].join('')
}

/** `*` stands for any text, `:name` for a part of an address. Neither can be escaped. */
const HOST_PATTERN = /\*|:[A-Za-z]/

/** Redirects from former addresses. Hosts would read some as patterns: these have only the document that redirects. */
export const createMovedRedirects = (redirects: Moves['redirects']): string =>
  [...redirects]
    .filter(([from]) => !HOST_PATTERN.test(from))
    .map(([from, to]) => `${written(from)} ${written(to)} 308\n`)
    .join('')

/** What stands at an address from before, for hosts that know no redirections. */
export const createRedirectDocument = (to: string): string => {
  const href = encodePath(to).replace(/&/g, '&amp;')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${href}">
<title>${href}</title>
<a href="${href}">${href}</a>
</html>
`
}

/** The not-found page for hosts that know no header for it: with the policy in the document. */
export const insertPolicyMeta = (html: string, csp: string): string => {
  // Not allowed in a document (Content Security Policy level 3, section 3.3); the headers say it.
  const inside = csp.replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="${POLICY}" content="${inside}">`
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`)
}
