/** Brings the site that is to be served up to date before it is loaded. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../contract/manifest.ts'
import { type CreateApi, createSite, type Site } from '../server/serve.ts'

/** A built site, and the fingerprint of what it was built from; undefined if it is not there as it was built. */
export const loadSite = (
  outDir: string,
  apiOf: CreateApi,
): { readonly site: Site; readonly inputs: string } | undefined => {
  const manifest = readManifest(outDir)
  if (!manifest) return undefined
  try {
    const site = createSite(manifest, (file) => readFileSync(join(outDir, file)), apiOf)
    return { site, inputs: manifest.inputs }
  } catch {
    // A file is missing or was changed by hand: as good as not built.
    return undefined
  }
}

/**
 * The site of `outDir`, built first if it is not there or not from these inputs. If that fails, the
 * last good build, if there is one.
 * @param build says whether it succeeded
 * @param apiOf the calls that go with the site
 */
export const loadOrBuildSite = async (
  outDir: string,
  inputs: string,
  build: () => Promise<boolean>,
  apiOf: CreateApi,
): Promise<Site | undefined> => {
  const present = loadSite(outDir, apiOf)
  if (present?.inputs === inputs) return present.site
  if (await build()) return loadSite(outDir, apiOf)?.site
  if (present) console.error('The build failed. The last good build is served instead.')
  return present?.site
}
