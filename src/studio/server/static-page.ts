import type { ViteDevServer } from 'vite'
import type { CompiledSite, PageData } from '../../content/model.ts'
import { getShell, listLanguageCodes } from '../../content/pages/languages.ts'
import { renderDocument } from '../../publish/document.ts'
import { RENDER_ENTRY } from '../../publish/entries.ts'
import { loadDevFonts } from '../../publish/site-fonts.ts'

type Renderer = typeof import('../../publish/render.tsx')

/** A page without scripts, to look at. @param css added to the global styles */
export async function renderStaticPage(
  server: ViteDevServer,
  site: CompiledSite,
  page: PageData,
  css = '',
): Promise<string> {
  // `ssrLoadModule` is untyped.
  const renderer = (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer
  const { publication, theme } = site
  const shell = getShell(site, page)
  return renderDocument({
    publication,
    language: shell.language,
    theme,
    title: page.title,
    description: page.description,
    canonical: undefined,
    globalCss: renderer.createGlobalCss(theme, ...listLanguageCodes(site)) + css,
    fonts: await loadDevFonts(theme.fonts, server.config.publicDir, publication.base),
    rendering: await renderer.renderPage(shell, page),
    scripts: [],
    modules: [],
  })
}
