import type { CompiledSite } from '../content/model.ts'
import type { RequestPage, RequestPageName } from '../contract/manifest.ts'
import { createDocumentPolicy, type DocumentFonts, renderDocument } from './document.ts'
import type { Rendering } from './render.tsx'

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
  site: CompiledSite,
  renderer: Renderer,
  fonts: DocumentFonts,
  name: RequestPageName,
): RequestPage {
  const { shell, requestPages } = site
  const { title, text } = requestPages[name]
  const rendering = renderer.renderRequestPage(shell, requestPages[name])
  return createRequestDocument({ site, renderer, fonts, rendering, title, description: text })
}

interface DocumentSource {
  readonly site: CompiledSite
  readonly renderer: Renderer
  readonly fonts: DocumentFonts
  readonly rendering: Rendering
  readonly title: string
  readonly description: string
}

/** A document without scripts. */
export function createRequestDocument({
  site: { publication, theme },
  renderer,
  fonts,
  rendering,
  title,
  description,
}: DocumentSource): RequestPage {
  const globalCss = renderer.createGlobalCss(theme, publication.language)
  const html = renderDocument({
    publication,
    theme,
    title,
    description,
    canonical: undefined,
    globalCss,
    fonts,
    rendering,
    scripts: [],
    modules: [],
  })
  return { html, csp: createDocumentPolicy({ fonts, globalCss, rendering }) }
}
