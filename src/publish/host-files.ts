import type { Moves } from '../content/model.ts'
import { isHome } from '../contract/base.ts'
import { COMMON_HEADERS, commonPolicy, TRANSPORT_HEADERS } from '../contract/headers.ts'
import type { Entry, Manifest } from '../contract/manifest.ts'
import { encodePath, routeKey } from '../contract/routes.ts'

/** Read by hosts, never served. */
export const HEADERS_FILE = '_headers'
export const REDIRECTS_FILE = '_redirects'

export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

const POLICY = 'Content-Security-Policy'

/** Top-level folders of the site, with all files below each. */
const listFolders = ({
  files,
  base = '',
}: Pick<Manifest, 'files' | 'base'>): Map<string, Entry[]> => {
  const folders = new Map<string, Entry[]>()
  for (const [address, entry] of Object.entries(files)) {
    const [, inside] = /^(\/[^/]+)\//.exec(address.slice(base.length)) ?? []
    const folder = inside && base + inside
    if (!folder) continue
    const entries = folders.get(folder)
    if (entries) entries.push(entry)
    else folders.set(folder, [entry])
  }
  return folders
}

const formatHeaders = (entries: readonly Entry[]): Record<string, string> => {
  const [first] = entries
  const policies = new Set(entries.map(({ csp }) => csp))
  return {
    ...(entries.every(({ immutable }) => immutable) ? { 'Cache-Control': IMMUTABLE_CACHE } : {}),
    ...(first && policies.size === 1
      ? { [POLICY]: first.csp }
      : entries.every(({ csp }) => csp.endsWith('sandbox')) && { [POLICY]: 'sandbox' }),
  }
}

/** Hosts compare rules with encoded paths. */
const written = encodePath

/**
 * Headers for Netlify and Cloudflare. All matching rules apply and browsers enforce every policy, so the common
 * policy comes first and each page adds the rest of its own. Page paths end with a slash: one host requires it,
 * the other ignores it.
 */
export const createHeadersFile = (site: Pick<Manifest, 'base' | 'files' | 'pages'>): string => {
  const { base = '', pages } = site
  const [first] = Object.values(pages)
  const shared = commonPolicy(first?.csp ?? '')
  const everything = { ...COMMON_HEADERS, ...TRANSPORT_HEADERS, [POLICY]: shared }
  const folders = [...listFolders(site)]
    .filter(([folder]) => !HOST_PATTERN.test(folder))
    .map(([folder, entries]) => rule(`${written(folder)}/*`, formatHeaders(entries)))
  const own = Object.entries(pages).map(([path, { csp }]) =>
    rule(isHome(path) ? path : `${written(path)}/`, { [POLICY]: csp }),
  )
  const ruled = folders.filter((text) => text.includes('\n  '))
  return [rule(`${base}/*`, everything), ...ruled, ...own].join('\n')
}

export const findPathSpellings = (text: string): readonly string[] =>
  // Substrings keep the whole text in memory, so copy them.
  structuredClone([...new Set(text.match(/\/[\w./-]*\w/g))])

/** Redirects lower case and other spellings in the site file, for hosts with case-sensitive paths. */
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
  const root = base ? [`/ ${base}/ 302\n`] : []
  return [...root, ...new Set(lines)].join('')
}

/** `*` matches any text, `:name` a path segment. Neither can be escaped. */
const HOST_PATTERN = /\*|:[A-Za-z]/

/** Omits addresses that hosts would read as patterns; their redirect documents remain. */
export const createMovedRedirects = (redirects: Moves['redirects']): string =>
  [...redirects]
    .filter(([from]) => !HOST_PATTERN.test(from))
    .map(([from, to]) => `${written(from)} ${written(to)} 308\n`)
    .join('')

/** Document that redirects a former address, for hosts without redirects. */
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

/** Not-found page with its policy in the document, for hosts that cannot set the header. */
export const insertPolicyMeta = (html: string, csp: string): string => {
  // Not allowed in documents (Content Security Policy level 3, section 3.3); the headers contain it.
  const inside = csp.replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="${POLICY}" content="${inside}">`
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`)
}
