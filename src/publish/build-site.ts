import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type PluginOption, type Rolldown } from 'vite'
import type { CompiledSite, PageData } from '../content/model.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../contract/not-found.ts'
import { pageFile } from '../contract/routes.ts'
import type { Project } from '../site-folder/project.ts'
import {
  publishedAddresses,
  readPublicFiles,
  readPublishedFile,
} from '../site-folder/public-files.ts'
import { Chunks } from './chunks.ts'
import { BrokenLinksError } from './crawl/broken-links-error.ts'
import { collectEmittedSite } from './crawl/emitted-site.ts'
import { findBrokenLinks } from './crawl/find-broken-links.ts'
import { createDocumentPolicy, type DocumentFonts, renderDocument } from './document.ts'
import { collectExternalSources } from './external-sources.ts'
import { findPathSpellings } from './host-files.ts'
import { createMetadataFiles } from './metadata-files.ts'
import { createPageFiles, type PageFiles } from './page-files.ts'
import { computeIntegrity } from './policy.ts'
import { type BuiltSite, publish } from './publish.ts'
import { RenderedPage } from './rendered-page.ts'
import { renderRequestPages } from './request-pages.ts'
import { loadSiteFonts } from './site-fonts.ts'
import { createResponsiveImages } from './sizes/responsive-images.ts'
import { createSocialImages, type SocialImages } from './social/social-images.ts'
import { createSocialTags } from './social-tags.ts'
import { createStructuredData } from './structured-data.ts'
import { createViteConfig } from './vite-config.ts'

type Renderer = typeof import('./render.tsx')

/**
 * Builds a compiled site into the output folder. If it rejects, the folder is unchanged.
 * @param inputs fingerprint of the inputs
 * @param plugins further Vite plugins, for tests
 * @param program server files, by path in the output folder
 * @returns warnings, as sentences
 * @throws BrokenLinksError
 */
export async function buildSite(
  project: Project,
  compiled: CompiledSite,
  inputs: string,
  plugins: PluginOption[] = [],
  program: BuiltSite['program'] = new Map(),
): Promise<readonly string[]> {
  // Vite reads this variable, and would bundle the development build of React.
  process.env.NODE_ENV = 'production'
  // Unique for each build, because Node caches imported modules by URL.
  const renderDir = join(project.root, 'node_modules/.site', randomUUID())
  try {
    const cache = join(project.root, 'node_modules/.cache')
    const { publicDir } = project
    const sized = await createResponsiveImages(compiled, {
      publicDir,
      cacheDir: join(cache, 'pictures'),
    })
    const { site } = sized
    const { base } = site.publication
    const spellings = findPathSpellings(readFileSync(project.siteFile, 'utf8')).map(
      (one) => base + one,
    )
    const builder = await createBuilder(createViteConfig(project, { site }, renderDir, plugins))
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
    await builder.build(ssr)
    const output = outputOf(await builder.build(client))
    const renderer: Renderer = await import(pathToFileURL(join(renderDir, 'render.js')).href)
    const fonts = await loadSiteFonts(site.theme.fonts, publicDir, base)
    const pictures = await createSocialImages(site, { publicDir, cacheDir: join(cache, 'social') })
    const data = createPageFiles(site.pages, base)
    const chunks = new Chunks(output)
    const documents = documentsOf(site, renderer, chunks, data, fonts, pictures)
    const stored = data.files.map((file) => ({ ...file, immutable: true }))
    const made = [
      ...stored,
      ...createMetadataFiles(site),
      ...fonts.files,
      ...pictures.files,
      ...sized.files,
    ]
    const files = [...(await filesOf(project, base, output)), ...made]
    const pages = alive(site, { ...documents, files })
    await publish({
      outDir: project.outDir,
      inputs,
      base,
      spellings,
      program,
      moves: site.moves,
      ...documents,
      files,
      pages,
    })
    return sized.warnings
  } finally {
    rmSync(renderDir, { recursive: true, force: true })
  }
}

/** A site whose pages are rendered on demand. */
type Rendering = Pick<BuiltSite, 'notFound' | 'routes' | 'contact' | 'files'> & {
  readonly pages: AsyncIterable<RenderedPage>
}

/**
 * Yields pages as they are rendered.
 * @throws BrokenLinksError after the last page
 */
async function* alive(site: CompiledSite, { pages, ...rest }: Rendering) {
  const rendered: RenderedPage[] = []
  for await (const page of pages) {
    rendered.push(page)
    yield page
  }
  const dead = findBrokenLinks(collectEmittedSite(site, { ...rest, pages: rendered }))
  if (dead.length > 0) throw new BrokenLinksError(dead)
}

function documentsOf(
  site: CompiledSite,
  renderer: Renderer,
  chunks: Chunks,
  stored: PageFiles,
  fonts: DocumentFonts,
  pictures: SocialImages,
): Omit<Rendering, 'files'> {
  const { publication, shell, theme, pages } = site
  const globalCss = renderer.createGlobalCss(theme, publication.language)
  const scripts = [chunks.entry]
  const hashes = computeIntegrity(stored.files.map(({ address, body }) => [address, body]))
  const integrity = { ...chunks.integrity, ...hashes }
  const { base } = publication
  const { application } = chunks
  const common = {
    publication,
    theme,
    globalCss,
    fonts,
    scripts,
    application,
    integrity,
    pages: stored.base,
    elsewhere: collectExternalSources(site),
    ...(publication.scripts ? { foreignScripts: publication.scripts } : {}),
  }
  const render = async (data: PageData) => {
    const { title, description, canonical, path } = data
    const rendering = await renderer.renderPage(shell, data)
    const modules = [...chunks.getModules(data), stored.base + pageFile(path)]
    const structuredData = createStructuredData(site, data)
    const socialTags = createSocialTags(site, data, pictures.byPageId.get(data.id))
    const html = renderDocument({
      ...common,
      title,
      description,
      canonical,
      socialTags,
      structuredData,
      rendering,
      modules,
    })
    return new RenderedPage({ path, html, csp: createDocumentPolicy({ ...common, rendering }) })
  }
  const rendering = renderer.renderNotFoundPage(shell, [
    { path: base + NEAREST_PATH, title: NEAREST_TITLE },
  ])
  const { title, text: description } = shell.notFound
  const html = renderDocument({
    ...common,
    title,
    description,
    canonical: undefined,
    rendering,
    modules: chunks.getModules({ sections: [] }),
  })
  return {
    pages: eachRendered(pages, render),
    notFound: { html, csp: createDocumentPolicy({ ...common, rendering }) },
    routes: pages.map(({ path, title: name }) => ({ path: path.slice(base.length), title: name })),
    contact: {
      messageMaxBytes: shell.behaviour.messageMaxBytes,
      pages: renderRequestPages(site, renderer, fonts),
    },
  }
}

async function* eachRendered(
  pages: readonly PageData[],
  render: (data: PageData) => Promise<RenderedPage>,
) {
  for (const data of pages) yield await render(data)
}

async function filesOf(
  { publicDir }: Project,
  base: string,
  output: Output,
): Promise<BuiltSite['files']> {
  const built = output.map((one) => ({
    address: `/${one.fileName}`,
    body: one.type === 'chunk' ? one.code : Buffer.from(one.source),
    immutable: true,
  }))
  const own = publishedAddresses(await readPublicFiles(publicDir)).map((address) => ({
    address: base + address,
    body: readPublishedFile(publicDir, address),
  }))
  return [...built, ...own]
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

function outputOf(
  result: Awaited<ReturnType<Awaited<ReturnType<typeof createBuilder>>['build']>>,
): Output {
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The build of the browser gave no output.')
  return first.output
}
