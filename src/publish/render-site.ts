import { pMapIterable } from 'p-map'
import { z } from 'zod'
import type { CompiledSite, PageData } from '../content/model.ts'
import { getLanguage, getShell, listFeeds, listLanguageCodes } from '../content/pages/languages.ts'
import { createAlternates, type ListAlternates } from './alternates.ts'
import type { Bundle } from './bundle-schema.ts'
import { Chunks } from './chunks.ts'
import { compress, variantsSchema } from './compress.ts'
import {
  type DocumentLinks,
  documentLinksSchema,
  extractDocumentLinks,
} from './crawl/extract-document-links.ts'
import type { DocumentFonts } from './document.ts'
import {
  createDocumentRenderer,
  createDocumentSchema,
  documentSchema,
  type OwnParts,
  type RenderedDocument,
} from './document-renderer.ts'
import { collectExternalSources } from './external-sources.ts'
import type { FileCache } from './file-cache.ts'
import { describeForms } from './form-pages.ts'
import { isLargeSite } from './large-sites.ts'
import { PageFiles } from './page-files.ts'
import { hasEvents } from './past-events.ts'
import { hashSource } from './policy.ts'
import type { BuiltLanguage, BuiltSite, PublishedPage } from './published-files.ts'
import { hashInputs, type Reusable, reuse } from './reuse.ts'
import {
  createSharedSchema,
  renderSharedDocuments,
  type SharedDocuments,
} from './shared-documents.ts'
import type { SocialImages } from './social/social-images.ts'
import { createSocialTags } from './social-tags.ts'
import { createStructuredData } from './structured-data.ts'
import { StyleFiles } from './style-files.ts'

export type Renderer = typeof import('./render.tsx')

export interface RenderContext {
  readonly site: CompiledSite
  readonly bundle: Bundle
  readonly loadRenderer: () => Promise<Renderer>
  readonly fonts: DocumentFonts
  readonly socialImages: SocialImages
  readonly cache: FileCache
  /** Of the program, see `hashSources`. */
  readonly sources: string
}

export interface RenderedPage extends PublishedPage {
  readonly links: DocumentLinks
}

export interface RenderedSite
  extends Pick<BuiltSite, 'notFound' | 'languages' | 'routes' | 'contact' | 'lateFiles'> {
  readonly pages: AsyncIterable<RenderedPage>
  /** Addresses of the files that come with the pages. */
  readonly pageFiles: readonly string[]
  /** Number of pages of earlier builds so far. */
  readonly countReused: () => number
}

export async function renderSite(context: RenderContext): Promise<RenderedSite> {
  const { site, cache } = context
  const { base } = site.publication
  const shared = prepareSite(context)
  const { value: documents } = await reuse(cache, {
    name: 'documents',
    inputs: [shared.inputs, JSON.stringify(site.forms)],
    schema: z.strictObject({
      main: createSharedSchema(shared.styleFiles),
      languages: z.record(z.string(), createSharedSchema(shared.styleFiles)),
      formPages: z.array(documentSchema),
    }),
    create: async () =>
      renderSharedDocuments({ ...context, ...shared, ...(await shared.getRenderer()) }),
  })
  let reused = 0
  const getPage = async (page: PageData): Promise<RenderedPage> => {
    const { value, isReused } = await getRenderedPage(context, shared, page)
    if (isReused) reused += 1
    return value
  }
  return {
    pages: pMapIterable(site.pages, getPage, { concurrency: CONCURRENCY }),
    pageFiles: site.pages.map((page) => shared.pageFiles.getAddress(page)),
    countReused: () => reused,
    lateFiles: () => shared.styleFiles?.files ?? [],
    notFound: documents.main.notFound,
    ...(Object.keys(site.languages).length > 0 && {
      languages: addPaths(site, documents.languages),
    }),
    routes: site.pages.map(({ path, title, language }) => ({
      ...{ path: path.slice(base.length), title },
      ...(language !== undefined && { language }),
    })),
    contact: {
      messageMaxBytes: site.shell.behaviour.messageMaxBytes,
      language: site.publication.language,
      pages: documents.main.requestPages,
      ...(site.forms.length > 0 && {
        forms: describeForms(site.forms, documents.formPages, base),
      }),
    },
  }
}

/** Compression uses further threads. */
const CONCURRENCY = 4

const addPaths = (
  { languages, publication }: CompiledSite,
  documents: Readonly<Record<string, SharedDocuments>>,
): Record<string, BuiltLanguage> =>
  Object.fromEntries(
    Object.entries(documents).map(([code, shared]) => [
      code,
      { ...shared, path: (languages[code]?.path ?? '').slice(publication.base.length) },
    ]),
  )

const createPageSchema = (styleFiles: StyleFiles | undefined) =>
  z.strictObject({
    document: createDocumentSchema(styleFiles),
    variants: variantsSchema,
    dataVariants: variantsSchema,
    links: documentLinksSchema,
  })

interface SharedParts {
  readonly chunks: Chunks
  readonly isLarge: boolean
  readonly pageFiles: PageFiles
  readonly styleFiles: StyleFiles | undefined
  readonly listAlternates: ListAlternates
  readonly pageSchema: ReturnType<typeof createPageSchema>
  readonly inputs: string
  readonly getRenderer: () => Promise<{
    readonly renderer: Renderer
    readonly render: (parts: OwnParts) => RenderedDocument
  }>
}

function prepareSite(context: RenderContext): SharedParts {
  const { site, bundle, fonts, sources, cache } = context
  const { publication, shell, languages, theme, collections, requestPages, feeds } = site
  const isLarge = isLargeSite(site.pages.length)
  const chunks = new Chunks(bundle.client)
  const pageFiles = new PageFiles(chunks.integrity, publication.base)
  const styleFiles = isLarge ? new StyleFiles(publication.base, cache) : undefined
  const elsewhere = collectExternalSources(site)
  const texts = { publication, shell, languages, theme, collections, requestPages, feeds }
  const values = { ...texts, isLarge, elsewhere, fonts }
  const { NODE_ENV = '' } = process.env
  const code = [...bundle.renderer, ...bundle.client].map(({ body }) => body)
  const common = { publication, theme, fonts, chunks, pageFiles, styleFiles, elsewhere }
  return {
    ...{ chunks, isLarge, pageFiles, styleFiles, pageSchema: createPageSchema(styleFiles) },
    listAlternates: createAlternates(site),
    inputs: hashInputs([sources, NODE_ENV, JSON.stringify(values), ...code]),
    getRenderer: once(async () => {
      const renderer = await context.loadRenderer()
      const globalCss = renderer.createGlobalCss(theme, ...listLanguageCodes(site))
      return { renderer, render: createDocumentRenderer({ ...common, globalCss }) }
    }),
  }
}

function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined
  return () => {
    created ??= create()
    return created
  }
}

async function getRenderedPage(
  { site, socialImages, cache }: RenderContext,
  { chunks, isLarge, pageFiles, pageSchema, inputs, getRenderer, ...shared }: SharedParts,
  page: PageData,
): Promise<Reusable<RenderedPage>> {
  const { path, title, documentTitle, description, canonical, robots } = page
  const data = pageFiles.createFile(page)
  const socialImage = socialImages.byPageId.get(page.id)
  const alternates = shared.listAlternates(page)
  const calendar = site.calendars.get(path)
  const about = JSON.stringify([site.outlines.get(path), socialImage, alternates, calendar])
  const { value, isReused } = await reuse(cache, {
    name: 'page',
    inputs: [inputs, data.body, about],
    schema: pageSchema,
    create: async () => {
      const { renderer, render } = await getRenderer()
      const document = render({
        ...{ title: documentTitle ?? title, description, canonical, robots, alternates },
        language: getLanguage(site, page),
        feeds: listFeeds(site, page),
        rendering: await renderer.renderPage(getShell(site, page), page),
        modules: [...chunks.getModules(page), data.address],
        integrity: { [data.address]: hashSource(data.body) },
        socialTags: createSocialTags(site, page, socialImage),
        structuredData: createStructuredData(site, page),
        hasEvents: hasEvents(page),
      })
      const usage = { immutable: false, isLarge }
      const links = extractDocumentLinks(document.html)
      const variants = await compress(Buffer.from(document.html), usage)
      return { document, links, variants, dataVariants: await compress(data.body, usage) }
    },
  })
  const { document, variants, dataVariants, links } = value
  const { html, csp } = document
  const file = { ...data, variants: dataVariants }
  return { value: { path, html, csp, variants, data: file, links }, isReused }
}
