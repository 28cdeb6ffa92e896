/** A site, built by the code under test. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import type { CompiledSite } from '../../../../src/content/model.ts'
import { type Manifest, readManifest } from '../../../../src/contract/manifest.ts'
import { buildSite } from '../../../../src/publish/build-site.ts'
import { compileProject, type Project, projectOf } from '../../../../src/site-folder/project.ts'

export interface RealBuild {
  readonly project: Project
  readonly site: CompiledSite
  /** Builds into the temporary folder. */
  readonly build: (...plugins: PluginOption[]) => ReturnType<typeof buildSite>
  /** What the last successful build says of itself. */
  readonly manifest: () => Manifest
  /** The text of a file that the build has written, by its place in the folder. */
  readonly read: (file: string) => string
  readonly remove: () => void
}

/** The environment of the example site. */
export const EXAMPLE = { SITE_DIR: 'tests/example', SITE_FILE: undefined }

/**
 * The compiled site and a temporary folder to build it into.
 * @param env says which site, if it is not the one of the project
 */
export async function realBuild(env: NodeJS.ProcessEnv = {}): Promise<RealBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'))
  const project = projectOf({ ...process.env, ...env, OUT_DIR: join(folder, 'dist') })
  const { value: site } = await compileProject(project)
  if (!site) throw new Error('The site has errors, see `npm run check`.')
  return {
    project,
    site,
    build: (...plugins) => buildSite(project, site, 'inputs', plugins),
    manifest: () => {
      const manifest = readManifest(project.outDir)
      if (!manifest) throw new Error('There is no build.')
      return manifest
    },
    read: (file) => readFileSync(join(project.outDir, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
