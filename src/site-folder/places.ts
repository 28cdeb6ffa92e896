/** Where the project, its site and its output stand. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Places {
  /** The project's own folder. */
  readonly root: string
  /** The folder of the site: `site.yaml` and `public/` stand in it. */
  readonly siteDir: string
  readonly siteFile: string
  readonly publicDir: string
  readonly outDir: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The places named by SITE_DIR and OUT_DIR, else the project's own; all absolute. A site is built into its own folder, so
 * that several can be built at the same time. SITE_FILE names another file
 * for the same public folder.
 */
export function getPlaces(env: NodeJS.ProcessEnv = process.env): Places {
  const siteDir = resolve(env.SITE_DIR || ROOT)
  return {
    root: ROOT,
    siteDir,
    siteFile: resolve(env.SITE_FILE || join(siteDir, 'site.yaml')),
    publicDir: join(siteDir, 'public'),
    outDir: resolve(env.OUT_DIR || join(siteDir, 'dist')),
  }
}
