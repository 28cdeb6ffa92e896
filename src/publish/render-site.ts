/** Renders the documents of a site. */
import type { CompiledSite, PageData } from '../content/model.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../contract/not-found.ts'
import { pageFile } from '../contract/routes.ts'
import type { Chunks } from './chunks.ts'
import {
  createDocumentPolicy,
  type DocumentFonts,
  type DocumentOptions,
  renderDocument,
} from './document.ts'
import { collectExternalSources } from './external-sources.ts'
import { isLargeSite } from './large-sites.ts'
import type { PageFiles } from './page-files.ts'
import { computeIntegrity } from './policy.ts'
import type { BuiltSite, PublishedPage } from './publish.ts'
import type { Rendering } from './render.tsx'
import { renderRequestPages } from './request-pages.ts'
import type { SocialImages } from './social/social-images.ts'
import { createSocialTags } from './social-tags.ts'
import { createStructuredData } from './structured-data.ts'
import { StyleFiles } from './style-files.ts'

export type Renderer = typeof import('./render.tsx')

export interface RenderContext {
  readonly site: CompiledSite
  readonly renderer: Renderer
  readonly chunks: Chunks
  readonly pageFiles: PageFiles
  readonly fonts: DocumentFonts
  readonly socialImages: SocialImages
}

/** A site whose pages are rendered on demand. */
export interface RenderedSite
  extends Pick<BuiltSite, 'notFound' | 'routes' | 'contact' | 'lateFiles'> {
  readonly pages: AsyncIterable<PublishedPage>
}

export function renderSite(context: RenderContext): RenderedSite {
  const { site, renderer, fonts } = context
  const { base } = site.publication
  const styleFiles = isLargeSite(site.pages.length) ? new StyleFiles(base) : undefined
  const render = createDocumentRenderer(context, styleFiles)
  return {
    pages: renderPages(context, render),
    lateFiles: () => styleFiles?.files ?? [],
    notFound: renderNotFoundDocument(context, render),
    routes: site.pages.map(({ path, title }) => ({ path: path.slice(base.length), title })),
    contact: {
      messageMaxBytes: site.shell.behaviour.messageMaxBytes,
      pages: renderRequestPages(site, renderer, fonts),
    },
  }
}

/** What the documents of a site do not have in common. */
type OwnParts = Pick<
  DocumentOptions,
  'title' | 'description' | 'canonical' | 'rendering' | 'modules' | 'socialTags' | 'structuredData'
>

type RenderDocument = (parts: OwnParts) => { readonly html: string; readonly csp: string }

function createDocumentRenderer(
  context: RenderContext,
  styleFiles: StyleFiles | undefined,
): RenderDocument {
  const { site, renderer, chunks, pageFiles, fonts } = context
  const { publication, theme } = site
  const hashes = computeIntegrity(pageFiles.files.map(({ address, body }) => [address, body]))
  const common = {
    publication,
    theme,
    globalCss: renderer.createGlobalCss(theme, publication.language),
    fonts,
    scripts: [chunks.entry],
    application: chunks.application,
    integrity: { ...chunks.integrity, ...hashes },
    pages: pageFiles.base,
    ...(publication.scripts ? { foreignScripts: publication.scripts } : {}),
  }
  const elsewhere = collectExternalSources(site)
  const addStyles = ({ css }: Rendering) => styleFiles?.add(fonts.css + common.globalCss + css)
  return (parts) => {
    const styleSheet = addStyles(parts.rendering)
    const options = { ...common, ...parts, ...(styleSheet !== undefined && { styleSheet }) }
    return { html: renderDocument(options), csp: createDocumentPolicy({ ...options, elsewhere }) }
  }
}

async function* renderPages(
  { site, renderer, chunks, pageFiles, socialImages }: RenderContext,
  render: RenderDocument,
): AsyncGenerator<PublishedPage> {
  const renderPage = async (page: PageData): Promise<PublishedPage> => {
    const { title, description, canonical, path } = page
    const document = render({
      title,
      description,
      canonical,
      rendering: await renderer.renderPage(site.shell, page),
      modules: [...chunks.getModules(page), pageFiles.base + pageFile(path)],
      socialTags: createSocialTags(site, page, socialImages.byPageId.get(page.id)),
      structuredData: createStructuredData(site, page),
    })
    return { path, ...document }
  }
  for (const page of site.pages) yield await renderPage(page)
}

function renderNotFoundDocument(
  { site, renderer, chunks }: RenderContext,
  render: RenderDocument,
): BuiltSite['notFound'] {
  const { shell, publication } = site
  return render({
    title: shell.notFound.title,
    description: shell.notFound.text,
    canonical: undefined,
    rendering: renderer.renderNotFoundPage(shell, [
      { path: publication.base + NEAREST_PATH, title: NEAREST_TITLE },
    ]),
    modules: chunks.getModules({ sections: [] }),
  })
}
