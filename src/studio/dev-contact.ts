import type { IncomingMessage } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContactOptions } from '../contact/handler.ts'
import { startContactService } from '../contact/service.ts'
import { parseSettings } from '../contact/settings.ts'
import type { CompiledSite } from '../content/model.ts'
import { withoutBase } from '../contract/base.ts'
import type { ReceivedForm } from '../contract/manifest.ts'
import { routeKey } from '../contract/routes.ts'
import { RENDER_ENTRY } from '../publish/entries.ts'
import { describeForms, renderFormPage } from '../publish/form-pages.ts'
import { renderRequestPageDocument } from '../publish/request-pages.ts'
import { loadDevFonts } from '../publish/site-fonts.ts'
import { getSiteBase, type SiteState } from '../publish/site-modules.ts'
import type { Api } from '../server/api.ts'
import { hasBody, NO_BODY, readBody } from '../server/body.ts'
import { sendResponse, toSiteRequest } from '../server/http.ts'
import { decodeRequestPath, splitTarget } from '../server/request-target.ts'
import type { SiteResponse } from '../server/response.ts'
import type { Project } from '../site-folder/project.ts'

type Renderer = typeof import('../publish/render.tsx')

/** Folder of stored requests; neither watched nor served. */
export const DATA_FOLDER = 'data'

export function devContact(project: Project, live: SiteState): Plugin {
  return {
    name: 'site:contact',
    apply: 'serve',
    configureServer(server) {
      const service = startContactService(parseSettings(process.env, project.siteDir))
      server.httpServer?.once('close', service.close)
      const getApi = async (path: string) =>
        service.api(() => getTerms(server, live), await getForms(server, live, path))
      server.middlewares.use(createHandler(getApi, live))
    },
  }
}

/** Passes on other requests, and all requests until there is a valid site. */
function createHandler(
  getApi: (path: string) => Promise<Api>,
  live: SiteState,
): Connect.NextHandleFunction {
  const answer = async (
    request: IncomingMessage,
    url: string,
    path: string,
  ): Promise<SiteResponse | undefined> => {
    const handler = (await getApi(path)).get(path)
    if (!handler) return undefined
    const body = hasBody(request) ? await readBody(request) : NO_BODY
    return body && handler(toSiteRequest(request, url, body))
  }
  return (request, response, next) => {
    const url = request.originalUrl ?? '/'
    const path = withoutBase(getSiteBase(live), splitTarget(url).path) ?? ''
    if (!path.startsWith('/api/')) return next()
    answer(request, url, decodeRequestPath(path) ?? path)
      .then((found) => (found ? sendResponse(response, found) : next()))
      // Do not pass the error on: it may contain personal data of the request.
      .catch(() => next(new Error(`Request for ${path} failed.`)))
  }
}

const loadRenderer = async (server: ViteDevServer): Promise<Renderer> =>
  // `ssrLoadModule` is untyped.
  (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer

const loadFonts = ({ theme, publication }: CompiledSite, server: ViteDevServer) =>
  loadDevFonts(theme.fonts, server.config.publicDir, publication.base)

async function getForms(
  server: ViteDevServer,
  { site }: SiteState,
  path: string,
): Promise<Readonly<Record<string, ReceivedForm>>> {
  const form = site?.forms.find(({ endpoint }) => endpoint === site.publication.base + path)
  if (!site || !form) return {}
  const renderer = await loadRenderer(server)
  const fonts = await loadFonts(site, server)
  const page = await renderFormPage(site, form, renderer, fonts)
  return describeForms([form], [page], site.publication.base)
}

function getTerms(server: ViteDevServer, live: SiteState): ContactOptions {
  const { site } = live
  if (!site) throw new Error('The site has not been valid yet.')
  return {
    messageMaxBytes: site.shell.behaviour.messageMaxBytes,
    base: site.publication.base,
    language: site.publication.language,
    pages: async (name, language) =>
      renderRequestPageDocument(
        {
          site,
          renderer: await loadRenderer(server),
          fonts: await loadFonts(site, server),
          language,
        },
        name,
      ),
    findLanguage: (address) =>
      site.pages.find(({ path }) => routeKey(path) === routeKey(address))?.language,
  }
}
