import type { CompiledSite } from '../content/model.ts'
import type { RequestPage, RequestPageName } from '../contract/manifest.ts'
import { createDocumentPolicy, type DocumentFonts, renderDocument } from './document.ts'

type Renderer = typeof import('./render.tsx')

export function renderRequestPages(
  site: CompiledSite,
  renderer: Renderer,
  fonts: DocumentFonts,
): Readonly<Record<RequestPageName, RequestPage>> {
  const page = (name: RequestPageName) => renderRequestPageDocument(site, renderer, fonts, name)
  return {
    sent: page('sent'),
    invalid: page('invalid'),
    busy: page('busy'),
    unavailable: page('unavailable'),
  }
}

export function renderRequestPageDocument(
  { publication, shell, theme, requestPages }: CompiledSite,
  renderer: Renderer,
  fonts: DocumentFonts,
  name: RequestPageName,
): RequestPage {
  const page = requestPages[name]
  const globalCss = renderer.createGlobalCss(theme, publication.language)
  const rendering = renderer.renderRequestPage(shell, page)
  const html = renderDocument({
    publication,
    theme,
    title: page.title,
    description: page.text,
    canonical: undefined,
    globalCss,
    fonts,
    rendering,
    scripts: [],
    modules: [],
  })
  return { html, csp: createDocumentPolicy({ fonts, globalCss, rendering }) }
}
