import { join } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContactOptions } from '../contact/handler.ts'
import { startContactService } from '../contact/service.ts'
import { parseSettings } from '../contact/settings.ts'
import { withoutBase } from '../contract/base.ts'
import { RENDER_ENTRY } from '../publish/entries.ts'
import { renderRequestPageDocument } from '../publish/request-pages.ts'
import { loadDevFonts } from '../publish/site-fonts.ts'
import { getSiteBase, type SiteState } from '../publish/site-modules.ts'
import type { Api } from '../server/api.ts'
import { sendResponse, toSiteRequest } from '../server/http.ts'
import type { Project } from '../site-folder/project.ts'

type Renderer = typeof import('../publish/render.tsx')

/** Folder of stored requests; neither watched nor served. */
export const DATA_FOLDER = 'data'

/** Vite's own default, which a custom setting replaces. */
const DENIED_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** Answers contact requests with the terms of the last good site. */
export function devContact(project: Project, live: SiteState): Plugin {
  return {
    name: 'site:contact',
    apply: 'serve',
    config: () => ({
      server: { fs: { deny: [...DENIED_FILES, `${join(project.siteDir, DATA_FOLDER)}/**`] } },
    }),
    configureServer(server) {
      const service = startContactService(parseSettings(process.env, project.siteDir))
      server.httpServer?.once('close', service.close)
      server.middlewares.use(
        createHandler(
          service.api(() => getTerms(server, live)),
          live,
        ),
      )
    },
  }
}

/** Passes on other requests, and all requests until there is a valid site. */
function createHandler(api: Api, live: SiteState): Connect.NextHandleFunction {
  return (request, response, next) => {
    const asked = toSiteRequest(request, request.originalUrl ?? '/')
    const handler = api.get(withoutBase(getSiteBase(live), asked.path) ?? '')
    if (!handler) return next()
    Promise.resolve()
      .then(() => handler(asked))
      .then((answer) => sendResponse(response, answer))
      // Do not pass the error on: it may contain personal data of the request.
      .catch(() => next(new Error(`Request for ${asked.path} failed.`)))
  }
}

function getTerms(server: ViteDevServer, live: SiteState): ContactOptions {
  const { site } = live
  if (!site) throw new Error('The site has not been valid yet.')
  const { base } = site.publication
  return {
    messageMaxBytes: site.shell.behaviour.messageMaxBytes,
    base,
    pages: async (name) => {
      // `ssrLoadModule` is untyped.
      const renderer = (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer
      const fonts = await loadDevFonts(site.theme.fonts, server.config.publicDir, base)
      return renderRequestPageDocument(site, renderer, fonts, name)
    },
  }
}
