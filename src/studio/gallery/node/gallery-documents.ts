import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { renderDocument } from '../../../publish/document.ts'
import { loadDevFonts } from '../../../publish/site-fonts.ts'
import type { SiteState } from '../../../publish/site-modules.ts'
import { GALLERY_PATH } from '../messages.ts'

const FRAME_ENTRY = '/src/studio/gallery/frame.tsx'

const FRAME = new RegExp(`^${GALLERY_PATH}/(light|dark)$`)

export function galleryDocuments(
  server: ViteDevServer,
  live: SiteState,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (pathname !== GALLERY_PATH && !FRAME.test(pathname)) return next()
    renderFrame(pathname, server.config, live)
      .then((html) => server.transformIndexHtml(pathname, html))
      .then((text) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-store')
        response.end(text)
      })
      .catch(next)
  }
}

async function renderFrame(
  path: string,
  { root, publicDir }: ViteDevServer['config'],
  { site }: SiteState,
): Promise<string> {
  if (path === GALLERY_PATH)
    return readFileSync(join(root, 'src/studio/gallery/gallery.html'), 'utf8')
  // Without a site the frame is empty; the gallery shows the errors.
  if (!site) return WAITING_DOCUMENT
  return renderDocument({
    publication: site.publication,
    theme: site.theme,
    title: path,
    description: path,
    canonical: undefined,
    // Set by the frame for its color scheme.
    globalCss: '',
    fonts: await loadDevFonts(site.theme.fonts, publicDir, site.publication.base),
    rendering: { html: '', css: '', ids: [] },
    scripts: [FRAME_ENTRY],
    modules: [],
  })
}

const WAITING_DOCUMENT = '<!doctype html>\n<title>site.yaml</title>\n'
