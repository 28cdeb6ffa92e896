import { COMMON_HEADERS, TRANSPORT_HEADERS } from '../contract/headers.ts'
import type { Entry, Manifest } from '../contract/manifest.ts'
import { encodePath, routeKey } from '../contract/routes.ts'
import { IMMUTABLE_CACHE } from './host-files.ts'

export const NGINX_MAPS_FILE = '.site/nginx-maps.conf'
export const NGINX_HEADERS_FILE = '.site/nginx-headers.conf'
export const CADDY_FILE = '.site/caddy.conf'

type Built = Pick<Manifest, 'files' | 'pages' | 'notFound' | 'redirects' | 'gone'>

const NO_FILE = '/.site/none'
const REVALIDATE = 'no-cache'

const quoted = (text: string): string => {
  if (/["\\${}\n]/.test(text)) throw new Error(`${text} cannot stand in a configuration.`)
  return `"${text}"`
}

const getMap = (name: string, usual: string, lines: readonly (readonly [string, string])[]) =>
  [
    `map $uri $${name} {`,
    `  default ${quoted(usual)};`,
    ...lines.map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`),
    '}',
    '',
  ].join('\n')

/** All paths that match a page. nginx ignores case of A to Z only, so add lower case of other letters. */
function spellings(path: string): string[] {
  if (path === '/') return [path]
  const plain = path.replace(/\/$/, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...new Set([routeKey(path), plain])].flatMap((one) => [one, `${one}/`])
}

const getCache = ({ immutable }: Pick<Entry, 'immutable'>) =>
  immutable ? IMMUTABLE_CACHE : REVALIDATE

/** `http` block: file, policy and cache lifetime by address. */
export const createNginxMaps = ({ files, pages, notFound, ...moves }: Built): string => {
  const entries = [...Object.values(pages), ...Object.values(files)]
  const pageFiles = Object.entries(pages).flatMap(([path, { file }]) =>
    spellings(path).map((address) => [address, `/${file}`] as const),
  )
  const ownFiles = Object.entries(files).map(
    ([address, { file }]) => [address, `/${file}`] as const,
  )
  const policies = entries
    .filter(({ csp }) => csp !== notFound.csp)
    .map(({ file, csp }) => [`/${file}`, csp] as const)
  const ages = entries
    .filter(({ immutable }) => immutable)
    .map((entry) => [`/${entry.file}`, getCache(entry)] as const)
  return [
    getMap('site_file', NO_FILE, [...pageFiles, ...ownFiles]),
    getMap('site_policy', notFound.csp, policies),
    getMap('site_cache', REVALIDATE, ages),
    ...formatMoves(moves).map(({ name, entries }) => getMap(name, '', entries)),
  ].join('\n')
}

function formatMoves({ redirects = {}, gone = [] }: Pick<Manifest, 'redirects' | 'gone'>) {
  const moved = Object.entries(redirects).flatMap(([from, to]) =>
    spellings(from).map((one) => [one, encodePath(to)] as const),
  )
  const left = gone.flatMap((from) => spellings(from).map((one) => [one, '410'] as const))
  return [
    { name: 'site_moved', entries: moved },
    { name: 'site_gone', entries: left },
  ].filter(({ entries }) => entries.length > 0)
}

const NGINX_RULES: Readonly<Record<string, string>> = {
  site_moved: 'if ($site_moved) {\n  return 308 $site_moved$is_args$args;\n}\n',
  site_gone: 'if ($site_gone) {\n  return 410;\n}\n',
}

/** `server` block: common headers, redirects and removed addresses. */
export const createNginxHeaders = (moves: Pick<Manifest, 'redirects' | 'gone'> = {}): string =>
  nginxAnswers() +
  formatMoves(moves)
    .map(({ name }) => NGINX_RULES[name])
    .join('')

const nginxAnswers = (): string =>
  Object.entries({
    ...COMMON_HEADERS,
    ...TRANSPORT_HEADERS,
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_cache',
    Vary: 'Accept-Encoding',
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

const CADDY_RULES: Readonly<Record<string, readonly string[]>> = {
  site_moved: [
    '@site_moved_query expression `{site_moved} != "" && {query} != ""`',
    'redir @site_moved_query {site_moved}?{query} 308',
    '@site_moved expression `{site_moved} != ""`',
    'redir @site_moved {site_moved} 308',
  ],
  // Caddy runs `error` after all other handlers.
  site_gone: [
    '@site_gone expression `{site_gone} != ""`',
    'handle @site_gone {',
    '  error 410',
    '}',
  ],
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Caddy 2.6 rewrites to a file name, later versions to a URL. */
const getFile = ({ file }: Pick<Entry, 'file'>): string =>
  `/${file.replace(/[%?#]/g, encodeURIComponent)}`

/** Site block: file, policy and cache lifetime by address, and common headers. */
export const createCaddyConfig = ({ files, pages, notFound, ...moves }: Built): string => {
  const line = (address: string, entry: Entry) =>
    `  ${address} ${quoted(getFile(entry))} ${quoted(entry.csp)} ${quoted(getCache(entry))}`
  const headers = Object.entries({ ...COMMON_HEADERS, ...TRANSPORT_HEADERS })
  return [
    'map {http.request.orig_uri.path} {site_file} {site_policy} {site_cache} {',
    ...Object.entries(files).map(([address, entry]) => line(quoted(address), entry)),
    ...Object.entries(pages).map(([path, entry]) =>
      line(path === '/' ? '/' : `"~(?i)^${escaped(path.replace(/\/$/, ''))}/?$"`, entry),
    ),
    `  default "${NO_FILE}" ${quoted(notFound.csp)} "${REVALIDATE}"`,
    '}',
    ...formatMoves(moves).flatMap(({ name, entries }) => [
      `map {http.request.orig_uri.path} {${name}} {`,
      ...entries
        .filter(([from]) => !from.endsWith('/'))
        .map(([from, to]) => `  "~(?i)^${escaped(from)}/?$" ${quoted(to)}`),
      '  default ""',
      '}',
      ...(CADDY_RULES[name] ?? []),
    ]),
    'header {',
    ...headers.map(([name, value]) => `  ${name} "${value}"`),
    '  Content-Security-Policy "{site_policy}"',
    '  Cache-Control "{site_cache}"',
    '}',
    '',
  ].join('\n')
}
