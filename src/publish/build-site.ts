import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CompiledSite } from '../content/model.ts'
import type { Project } from '../site-folder/project.ts'
import {
  publishedAddresses,
  readPublicFiles,
  readPublishedFile,
} from '../site-folder/public-files.ts'
import { loadBundle } from './bundle-cache.ts'
import { type Bundle, type BundledFile, readBundledFile } from './bundle-schema.ts'
import { checkLinks } from './crawl/check-links.ts'
import { RENDER_FILE } from './entries.ts'
import { openFileCache } from './file-cache.ts'
import { hashSources } from './fingerprint.ts'
import type { WrittenFile } from './folder-writer.ts'
import { findPathSpellings } from './host-files.ts'
import { createMetadataFiles } from './metadata-files.ts'
import { type Progress, SILENT } from './progress.ts'
import { publish } from './publish.ts'
import type { BuiltSite, PublishedFile } from './published-files.ts'
import { type Renderer, renderSite } from './render-site.ts'
import { createSearchIndexes } from './search-indexes.ts'
import { loadSiteFonts } from './site-fonts.ts'
import { createResponsiveImages, type ResponsiveSite } from './sizes/responsive-images.ts'
import { createSocialImages, type SocialImages } from './social/social-images.ts'

export interface BuildOptions {
  readonly project: Project
  readonly site: CompiledSite
  /** Fingerprint of the inputs, see `computeFingerprint`. */
  readonly inputs: string
  /** Server files by path in the output folder. */
  readonly program?: BuiltSite['program']
  /** Default: the bundle of an earlier build with the same sources, or a new one. */
  readonly bundle?: Bundle
  readonly progress?: Progress
  /** Hash of the program, see `hashSources`. */
  readonly sources?: string
  /** Default: `node_modules/.cache`. */
  readonly cacheDir?: string
}

export interface BuildResult {
  readonly warnings: readonly string[]
  readonly files: readonly WrittenFile[]
  readonly isBundleReused: boolean
  readonly reusedPages: number
  readonly reusedSocialImages: number
}

/** On failure the folder is unchanged. The caller sets NODE_ENV to `production` for React. @throws BrokenLinksError */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { project, progress = SILENT } = options
  const { cacheDir = join(project.root, 'node_modules/.cache') } = options
  const { publicDir } = project
  progress.start('Resizing images')
  const sized = await createResponsiveImages(options.site, {
    publicDir,
    cacheDir: join(cacheDir, 'pictures'),
  })
  const images = { publicDir, cacheDir: join(cacheDir, 'social') }
  const socialImages = await createSocialImages(sized.site, images)
  try {
    return await buildPages({ ...options, progress, cacheDir }, sized, socialImages)
  } finally {
    await socialImages.drawing.stop()
  }
}

async function buildPages(
  options: BuildOptions & { readonly progress: Progress; readonly cacheDir: string },
  sized: ResponsiveSite<CompiledSite>,
  socialImages: SocialImages,
): Promise<BuildResult> {
  const { project, inputs, program, progress, cacheDir } = options
  const { sources = hashSources(project.root) } = options
  const { publicDir } = project
  const { site } = sized
  const { base } = site.publication
  progress.start('Bundling scripts')
  const { value: bundle, isReused } = options.bundle
    ? { value: options.bundle, isReused: false }
    : await loadBundle(project, site, sources)
  const fonts = await loadSiteFonts(site.theme.fonts, publicDir, base)
  const files: PublishedFile[] = [
    ...bundle.client.map(toPublishedFile),
    ...(await readOwnFiles(project, base)),
    ...createMetadataFiles(site),
    ...createSearchIndexes(site),
    ...fonts.files,
    ...sized.files,
  ]
  const cache = openFileCache(join(cacheDir, 'pages'))
  progress.start('Rendering pages')
  const pages = await renderSite({
    ...{ site, bundle, fonts, socialImages, sources },
    cache,
    loadRenderer: () => loadRenderer(project, bundle),
  })
  const rendered = {
    ...pages,
    pages: finishDrawing(pages.pages, socialImages, progress),
    lateFiles: () => [...(pages.lateFiles?.() ?? []), ...socialImages.files],
  }
  const written = await publish({
    ...rendered,
    outDir: project.outDir,
    cache,
    inputs,
    base,
    spellings: readSpellings(project, base),
    moves: site.moves,
    files,
    pages: checkLinks(site, { ...rendered, files }, progress),
    ...(program && { program }),
  })
  cache.prune(Math.max(MIN_CACHED_PAGES, CACHED_VERSIONS * site.pages.length))
  return {
    warnings: sized.warnings,
    files: written,
    isBundleReused: isReused,
    reusedPages: rendered.countReused(),
    reusedSocialImages: socialImages.reused,
  }
}

/** Yields all pages, then waits for the social images. */
async function* finishDrawing<T>(
  pages: AsyncIterable<T>,
  { drawing }: SocialImages,
  progress: Progress,
): AsyncGenerator<T> {
  yield* pages
  await drawing.finish(progress)
}

/** A page can return to an earlier version, and several sites share the cache. */
const CACHED_VERSIONS = 3
const MIN_CACHED_PAGES = 1000

/** Inside the project, so that the renderer resolves its dependencies. */
async function loadRenderer(project: Project, bundle: Bundle): Promise<Renderer> {
  // Unique for each build, because Node caches imported modules by URL.
  const folder = join(project.root, 'node_modules/.site', randomUUID())
  try {
    for (const file of bundle.renderer) {
      const path = join(folder, file.fileName)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, readBundledFile(file))
    }
    return await import(pathToFileURL(join(folder, RENDER_FILE)).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const toPublishedFile = (file: BundledFile): PublishedFile => ({
  address: `/${file.fileName}`,
  body: readBundledFile(file),
  immutable: true,
})

const readOwnFiles = async ({ publicDir }: Project, base: string): Promise<PublishedFile[]> =>
  publishedAddresses(await readPublicFiles(publicDir)).map((address) => ({
    address: base + address,
    body: readPublishedFile(publicDir, address),
  }))

const readSpellings = ({ siteFile }: Project, base: string): string[] =>
  findPathSpellings(readFileSync(siteFile, 'utf8')).map((path) => base + path)
