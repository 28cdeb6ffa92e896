import type { ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import type { CompiledSite } from '../content/model.ts'
import { getShell, listFeeds, listLanguageCodes } from '../content/pages/languages.ts'
import { withoutBase } from '../contract/base.ts'
import { findLanguage } from '../contract/languages.ts'
import { findNearest } from '../contract/nearest.ts'
import { escapeHtml } from '../contract/not-found.ts'
import { toPlainText } from '../contract/rich-text.ts'
import { encodePath, routeKey } from '../contract/routes.ts'
import { createAlternates } from '../publish/alternates.ts'
import { renderDocument } from '../publish/document.ts'
import { APPLICATION, RENDER_ENTRY, START_ENTRY } from '../publish/entries.ts'
import { collectExternalSources } from '../publish/external-sources.ts'
import { hasEvents } from '../publish/past-events.ts'
import { loadDevFonts } from '../publish/site-fonts.ts'
import { createStructuredData } from '../publish/structured-data.ts'
import { REVISION } from './browser/messages.ts'
import { devHeaders } from './dev-headers.ts'
import type { LiveSite } from './live-site.ts'

type Renderer = typeof import('../publish/render.tsx')

const OVERLAY_ENTRY = '/src/studio/browser/overlay.ts'

const FOLLOW_ENTRY = '/src/studio/browser/follow-edits.ts'

export function devDocuments(
  server: ViteDevServer,
  live: LiveSite,
  isFramed: boolean,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    // Browsers request this icon for the error document, which names none.
    if (!live.site && pathname === '/favicon.ico') return response.writeHead(204).end()
    const asked = request.method === 'GET' || request.method === 'HEAD'
    if (!asked || !request.headers.accept?.includes('text/html')) return next()
    createResponse(server, live, pathname)
      .then((found) => {
        if (found.to === undefined) return send(response, found, isFramed, live.site)
        response.writeHead(found.status, { Location: found.to }).end()
      })
      .catch((error: Error) => {
        server.ssrFixStacktrace(error)
        next(error)
      })
  }
}

interface PageResponse {
  readonly status: number
  readonly html: string
  readonly to?: string
}

async function createResponse(
  server: ViteDevServer,
  { site, report, revision }: LiveSite,
  path: string,
): Promise<PageResponse> {
  if (!site) {
    const html = withRevision(createErrorDocument(report), revision)
    return { status: 500, html: await server.transformIndexHtml(path, html) }
  }
  // `ssrLoadModule` is untyped.
  const renderer = (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer
  const { publication, theme, pages } = site
  const { base } = publication
  const address = decodePath(path)
  const data = pages.find((page) => routeKey(page.path) === routeKey(address))
  const to = data ? undefined : findRedirect(site, address)
  if (to !== undefined) return { status: 308, html: '', to }
  if (base && address === '/') return { status: 307, html: '', to: `${base}/` }
  const page = { language: data ? data.language : findAddressLanguage(site, address) }
  const shell = getShell(site, page)
  const rendering = data
    ? await renderer.renderPage(shell, data)
    : renderer.renderNotFoundPage(shell, findSuggestions(address, site, page.language), address)
  const html = renderDocument({
    publication,
    language: shell.language,
    theme,
    feeds: listFeeds(site, page),
    hasEvents: data !== undefined && hasEvents(data),
    title: data?.documentTitle ?? data?.title ?? shell.notFound.title,
    description: data?.description ?? toPlainText(shell.notFound.text),
    canonical: data?.canonical,
    robots: data?.robots,
    globalCss: renderer.createGlobalCss(theme, ...listLanguageCodes(site)),
    fonts: await loadDevFonts(theme.fonts, server.config.publicDir, base),
    alternates: data ? createAlternates(site)(data) : [],
    structuredData: data ? createStructuredData(site, data) : [],
    rendering,
    scripts: [OVERLAY_ENTRY, FOLLOW_ENTRY, `/${START_ENTRY}`],
    application: `/${APPLICATION}`,
    modules: [],
  })
  const isGone = site.moves.gone.some((one) => routeKey(one) === routeKey(address))
  return {
    status: data ? 200 : isGone ? 410 : 404,
    html: await server.transformIndexHtml(path, withRevision(html, revision)),
  }
}

const withRevision = (html: string, revision: number): string =>
  html.replace('<html', `<html data-${REVISION}="${revision}"`)

function findAddressLanguage({ languages }: CompiledSite, address: string): string | undefined {
  const places = Object.entries(languages).map(([code, { path }]) => ({ code, path }))
  return findLanguage(places, { path: address })?.code
}

/** Compares addresses without the base path. */
function findSuggestions(
  address: string,
  { pages, publication: { base } }: CompiledSite,
  language: string | undefined,
) {
  const routes = pages
    .filter((page) => page.language === language)
    .map(({ path, title }) => ({ path: path.slice(base.length), title }))
  return findNearest(withoutBase(base, address) ?? address, routes).map((route) => ({
    ...route,
    path: base + route.path,
  }))
}

function findRedirect({ moves }: CompiledSite, address: string): string | undefined {
  const found = [...moves.redirects].find(([from]) => routeKey(from) === routeKey(address))
  return found && encodePath(found[1])
}

/** The document for every address until the site file is valid. It reloads by itself. */
const createErrorDocument = (report: string): string => `<!doctype html>
<html lang="en" data-waiting>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The site file has errors</title>
</head>
<body>
<h1>No page to show yet. Fix these errors and the page loads automatically.</h1>
<pre style="white-space: pre-wrap">${escapeHtml(report)}</pre>
<script type="module" src="${OVERLAY_ENTRY}"></script>
</body>
</html>
`

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function send(
  response: ServerResponse,
  { status, html }: PageResponse,
  isFramed: boolean,
  site: CompiledSite | undefined,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...devHeaders(html, isFramed, site && collectExternalSources(site)),
  })
  response.end(html)
}
