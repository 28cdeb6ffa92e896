/** A site, built by the code under test. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import type { CompiledSite } from '../../../../src/content/model.ts'
import { type Manifest, readManifest } from '../../../../src/contract/manifest.ts'
import { buildSite } from '../../../../src/publish/build-site.ts'
import { createBundle } from '../../../../src/publish/bundle.ts'
import { compileProject, getProject, type Project } from '../../../../src/site-folder/project.ts'
import { createSuiteFolder } from '../../server/temp-folders.ts'

export interface RealBuild {
  readonly project: Project
  readonly site: CompiledSite
  /** Builds into the temporary folder. */
  readonly build: (...plugins: PluginOption[]) => ReturnType<typeof buildSite>
  /** The summary of the last successful build. */
  readonly manifest: () => Manifest
  /** Reads a file that the build has written. */
  readonly read: (file: string) => string
}

/** The compiled example site and an output folder, removed after the last test of the file. */
export async function realBuild(): Promise<RealBuild> {
  process.env.NODE_ENV = 'production'
  const env = { SITE_DIR: 'tests/example', OUT_DIR: join(createSuiteFolder(), 'dist') }
  const project = getProject(env)
  const { value: site } = await compileProject(project)
  if (!site) throw new Error('The example has errors.')
  return {
    project,
    site,
    build: async (...plugins) => {
      const bundle = plugins.length > 0 && (await createBundle(project, site, plugins))
      return buildSite({ project, site, inputs: 'inputs', ...(bundle && { bundle }) })
    },
    manifest: () => {
      const manifest = readManifest(project.outDir)
      if (!manifest) throw new Error('There is no build.')
      return manifest
    },
    read: (file) => readFileSync(join(project.outDir, file), 'utf8'),
  }
}
