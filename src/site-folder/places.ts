import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** All absolute. */
export interface Places {
  readonly root: string
  /** The folder with `site.yaml` and `public/`. */
  readonly siteDir: string
  readonly siteFile: string
  readonly publicDir: string
  readonly outDir: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Absolute paths from SITE_DIR, SITE_FILE and OUT_DIR. By default, a site is built into its own folder. */
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
