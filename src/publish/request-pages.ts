import type { CompiledSite } from '../content/model.ts'
import { getRequestPages, getShell, listLanguageCodes } from '../content/pages/languages.ts'
import type { RequestPage, RequestPageName, RequestPageSet } from '../contract/manifest.ts'
import { createDocumentPolicy, type DocumentFonts, renderDocument } from './document.ts'
import type { Rendering } from './render.tsx'

type Renderer = typeof import('./render.tsx')

export function renderRequestPages(
  site: CompiledSite,
  renderer: Renderer,
  fonts: DocumentFonts,
  language?: string,
): RequestPageSet {
  const page = (name: RequestPageName) =>
    renderRequestPageDocument({ site, renderer, fonts, language }, name)
  return {
    sent: page('sent'),
    invalid: page('invalid'),
    busy: page('busy'),
    unavailable: page('unavailable'),
  }
}

interface RequestPageSource {
  readonly site: CompiledSite
  readonly renderer: Renderer
  readonly fonts: DocumentFonts
  /** Undefined for the default language. */
  readonly language: string | undefined
}

export function renderRequestPageDocument(
  source: RequestPageSource,
  name: RequestPageName,
): RequestPage {
  const { site, renderer, language } = source
  const page = getRequestPages(site, { language })[name]
  const rendering = renderer.renderRequestPage(getShell(site, { language }), page)
  return createRequestDocument({
    ...source,
    rendering,
    title: page.title,
    description: page.text,
  })
}

interface DocumentSource extends RequestPageSource {
  readonly rendering: Rendering
  readonly title: string
  readonly description: string
}

/** A document without scripts. */
export function createRequestDocument({
  site,
  language,
  renderer,
  fonts,
  rendering,
  title,
  description,
}: DocumentSource): RequestPage {
  const { publication, theme } = site
  const globalCss = renderer.createGlobalCss(theme, ...listLanguageCodes(site))
  const html = renderDocument({
    publication,
    language: language ?? publication.language,
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
