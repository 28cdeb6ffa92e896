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
import { crawl } from './crawl/crawl.ts'
import { DeadAddresses } from './crawl/dead-addresses.ts'
import { emittedSite } from './crawl/emitted.ts'
import { type DocumentFonts, documentOf, policyOf } from './document.ts'
import { elsewhereOf } from './elsewhere.ts'
import { spellingsIn } from './host-files.ts'
import { machineFiles } from './machine-files.ts'
import { type PageFiles, pageFiles } from './page-files.ts'
import { integrityOf } from './policy.ts'
import { type BuiltSite, publish } from './publish.ts'
import { RenderedPage } from './rendered-page.ts'
import { requestPagesOf } from './request-pages.ts'
import { siteFonts } from './site-fonts.ts'
import { sizedSite } from './sizes/sizes.ts'
import { type SocialPictures, socialPictures } from './social/pictures.ts'
import { socialTags } from './social-tags.ts'
import { structuredData } from './structured-data.ts'
import { viteConfig } from './vite.ts'

type Renderer = typeof import('./render.tsx')

/**
 * Builds a compiled site into the project's output folder. Rejects, and leaves the folder as it was,
 * when the code cannot be built or what it emits names an address that leads nowhere.
 * @param inputs fingerprint of what the site was compiled from
 * @param plugins further Vite plugins, for tests
 * @param program what runs the built site, by its file in the output folder
 * @returns sentences about what is not as good as it could be
 */
export async function buildSite(
  project: Project,
  compiled: CompiledSite,
  inputs: string,
  plugins: PluginOption[] = [],
  program: BuiltSite['program'] = new Map(),
): Promise<readonly string[]> {
  // Vite asks the environment, which may be one for development: then visitors would get its React.
  process.env.NODE_ENV = 'production'
  // Another for every build: Node keeps what it has once imported from an address.
  const renderDir = join(project.root, 'node_modules/.site', randomUUID())
  try {
    const cache = join(project.root, 'node_modules/.cache')
    const { publicDir } = project
    const sized = await sizedSite(compiled, { publicDir, storeDir: join(cache, 'pictures') })
    const { site } = sized
    const { base } = site.publication
    const spellings = spellingsIn(readFileSync(project.siteFile, 'utf8')).map((one) => base + one)
    const builder = await createBuilder(viteConfig(project, { site }, renderDir, plugins))
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
    await builder.build(ssr)
    const output = outputOf(await builder.build(client))
    const renderer: Renderer = await import(pathToFileURL(join(renderDir, 'render.js')).href)
    const fonts = await siteFonts(site.theme.fonts, publicDir, base)
    const pictures = await socialPictures(site, { publicDir, storeDir: join(cache, 'social') })
    const data = pageFiles(site.pages, base)
    const chunks = new Chunks(output)
    const documents = documentsOf(site, renderer, chunks, data, fonts, pictures)
    const stored = data.files.map((file) => ({ ...file, immutable: true }))
    const made = [
      ...stored,
      ...machineFiles(site),
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
    return sized.left
  } finally {
    rmSync(renderDir, { recursive: true, force: true })
  }
}

/** A site whose pages are rendered one after the other, when it is their turn. */
type Rendering = Pick<BuiltSite, 'notFound' | 'routes' | 'contact' | 'files'> & {
  readonly pages: AsyncIterable<RenderedPage>
}

/**
 * The pages as they are rendered. What has been written by then is not published before the last of them.
 * @throws DeadAddresses after the last, when anything names an address that leads nowhere
 */
async function* alive(site: CompiledSite, { pages, ...rest }: Rendering) {
  const rendered: RenderedPage[] = []
  for await (const page of pages) {
    rendered.push(page)
    yield page
  }
  const dead = crawl(emittedSite(site, { ...rest, pages: rendered }))
  if (dead.length > 0) throw new DeadAddresses(dead)
}

function documentsOf(
  site: CompiledSite,
  renderer: Renderer,
  chunks: Chunks,
  stored: PageFiles,
  fonts: DocumentFonts,
  pictures: SocialPictures,
): Omit<Rendering, 'files'> {
  const { publication, shell, theme, pages } = site
  const globalCss = renderer.createGlobalCss(theme, publication.language)
  const scripts = [chunks.entry]
  const hashes = integrityOf(stored.files.map(({ address, body }) => [address, body]))
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
    elsewhere: elsewhereOf(site),
    ...(publication.scripts ? { foreignScripts: publication.scripts } : {}),
  }
  const render = async (data: PageData) => {
    const { title, description, canonical, path } = data
    const rendering = await renderer.renderPage(shell, data)
    const modules = [...chunks.neededBy(data), stored.base + pageFile(path)]
    const things = structuredData(site, data)
    const preview = socialTags(site, data, pictures.of.get(data.id))
    const html = documentOf({
      ...common,
      title,
      description,
      canonical,
      preview,
      things,
      rendering,
      modules,
    })
    return new RenderedPage({ path, html, csp: policyOf({ ...common, rendering }) })
  }
  const rendering = renderer.renderNotFoundPage(shell, [
    { path: base + NEAREST_PATH, title: NEAREST_TITLE },
  ])
  const { title, text: description } = shell.notFound
  const html = documentOf({
    ...common,
    title,
    description,
    canonical: undefined,
    rendering,
    modules: chunks.neededBy({ sections: [] }),
  })
  return {
    pages: eachRendered(pages, render),
    notFound: { html, csp: policyOf({ ...common, rendering }) },
    routes: pages.map(({ path, title: name }) => ({ path: path.slice(base.length), title: name })),
    contact: {
      messageMaxBytes: shell.behaviour.messageMaxBytes,
      pages: requestPagesOf(site, renderer, fonts),
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
