import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../contract/manifest.ts'
import { type CreateApi, createSite, type Site } from '../server/serve.ts'

/** Undefined if there is no complete, unmodified build. */
export const loadSite = (
  outDir: string,
  createApi: CreateApi,
): { readonly site: Site; readonly inputs: string } | undefined => {
  const manifest = readManifest(outDir)
  if (!manifest) return undefined
  try {
    const site = createSite(manifest, (file) => readFileSync(join(outDir, file)), createApi)
    return { site, inputs: manifest.inputs }
  } catch {
    return undefined
  }
}

/** Falls back to the previous build if the new one fails. @param build resolves with whether it succeeded */
export const loadOrBuildSite = async (
  outDir: string,
  inputs: string,
  build: () => Promise<boolean>,
  createApi: CreateApi,
): Promise<Site | undefined> => {
  const previous = loadSite(outDir, createApi)
  if (previous?.inputs === inputs) return previous.site
  if (await build()) return loadSite(outDir, createApi)?.site
  if (previous) console.error('Build failed. Serving the previous build.')
  return previous?.site
}
