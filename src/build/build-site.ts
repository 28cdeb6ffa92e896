import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type PluginOption, type Rolldown } from 'vite'
import type { CompiledSite, PageData } from '../model.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../server/not-found.ts'
import { Chunks } from './chunks.ts'
import { documentOf, policyOf } from './document.ts'
import type { Project } from './project.ts'
import { readPublicFiles } from './public-files.ts'
import { type BuiltSite, publish } from './publish.ts'
import { viteConfig } from './vite.ts'

type Renderer = typeof import('./render.tsx')

/**
 * Builds a compiled site into the project's output folder. Rejects, and leaves the folder as it was,
 * when the code cannot be built.
 * @param inputs fingerprint of what the site was compiled from
 * @param plugins further Vite plugins, for tests
 */
export async function buildSite(
  project: Project,
  site: CompiledSite,
  inputs: string,
  plugins: PluginOption[] = [],
): Promise<void> {
  // Vite asks the environment, which may be one for development: then visitors would get its React.
  process.env.NODE_ENV = 'production'
  // Another for every build: Node keeps what it has once imported from an address.
  const renderDir = join(project.root, 'node_modules/.site', randomUUID())
  try {
    const builder = await createBuilder(viteConfig(project, { site }, renderDir, plugins))
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
    await builder.build(ssr)
    const output = outputOf(await builder.build(client))
    const renderer: Renderer = await import(pathToFileURL(join(renderDir, 'render.js')).href)
    const documents = await renderAll(site, renderer, new Chunks(output))
    await publish({ outDir: project.outDir, inputs, files: filesOf(project, output), ...documents })
  } finally {
    rmSync(renderDir, { recursive: true, force: true })
  }
}

async function renderAll(
  { publication, shell, theme, pages }: CompiledSite,
  renderer: Renderer,
  chunks: Chunks,
): Promise<Pick<BuiltSite, 'pages' | 'notFound' | 'routes'>> {
  const globalCss = renderer.globalCss(theme)
  const scripts = [chunks.entry]
  const common = { publication, globalCss, scripts }
  const page = async (data: PageData) => {
    const { title, description, canonical, path } = data
    const rendering = await renderer.renderPage(shell, data)
    const preloads = chunks.neededBy(data)
    const html = documentOf({ ...common, title, description, canonical, rendering, preloads })
    return { path, html, csp: policyOf({ globalCss, rendering }) }
  }
  const rendering = renderer.renderNotFoundPage(shell, [
    { path: NEAREST_PATH, title: NEAREST_TITLE },
  ])
  const { title, text: description } = shell.notFound
  const preloads = chunks.neededBy(undefined)
  const html = documentOf({
    ...common,
    title,
    description,
    canonical: undefined,
    rendering,
    preloads,
  })
  return {
    pages: await Promise.all(pages.map(page)),
    notFound: { html, csp: policyOf({ globalCss, rendering }) },
    routes: pages.map(({ path, title: name }) => ({ path, title: name })),
  }
}

function filesOf({ publicDir }: Project, output: Output): BuiltSite['files'] {
  const built = output.map((one) => ({
    address: `/${one.fileName}`,
    body: one.type === 'chunk' ? one.code : Buffer.from(one.source),
    immutable: true,
  }))
  const own = [...readPublicFiles(publicDir).keys()].map((address) => ({
    address,
    body: readFileSync(join(publicDir, address)),
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
