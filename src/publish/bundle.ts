import { createBuilder, type PluginOption, type Rolldown } from 'vite'
import type { CompiledSite } from '../content/model.ts'
import type { Project } from '../site-folder/project.ts'
import type { Bundle, BundledFile } from './bundle-schema.ts'
import { createViteConfig } from './vite-config.ts'

export async function createBundle(
  project: Project,
  site: CompiledSite,
  plugins: PluginOption[] = [],
): Promise<Bundle> {
  const builder = await createBuilder(createViteConfig(project, { site }, plugins))
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
  const renderer = getOutput(await builder.build(ssr)).map(toBundledFile)
  return { renderer, client: getOutput(await builder.build(client)).map(toBundledFile) }
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

function toBundledFile(output: Output): BundledFile {
  const { fileName } = output
  if (output.type === 'asset') {
    return { fileName, body: Buffer.from(output.source).toString('base64') }
  }
  const { code, imports, facadeModuleId } = output
  const chunk = { imports, ...(facadeModuleId && { source: facadeModuleId }) }
  return { fileName, body: code, chunk }
}

function getOutput(
  result: Awaited<ReturnType<Awaited<ReturnType<typeof createBuilder>>['build']>>,
): readonly Output[] {
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The bundler returned no output.')
  return first.output
}
