/** Where the project, its site file and its output stand. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Places {
  /** The project's own folder. */
  readonly root: string
  readonly siteFile: string
  readonly outDir: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The places named by SITE_FILE and OUT_DIR, else the project's own; all absolute. */
export const placesOf = (env: NodeJS.ProcessEnv = process.env): Places => ({
  root: ROOT,
  siteFile: resolve(env.SITE_FILE || join(ROOT, 'site.yaml')),
  outDir: resolve(env.OUT_DIR || join(ROOT, 'dist')),
})
