/** Reuses bundles of earlier builds. Imports Vite only if a bundle is missing, because that takes a second. */
import { join } from 'node:path'
import { z } from 'zod'
import type { CompiledSite } from '../content/model.ts'
import type { Project } from '../site-folder/project.ts'
import { type Bundle, bundleSchema } from './bundle-schema.ts'
import { openFileCache } from './file-cache.ts'
import { findReusable, type Reusable, reuse } from './reuse.ts'

/** Bundles depend on the program, the shells and the base path, not on pages. @param sources see `hashSources` */
export const loadBundle = (
  project: Project,
  site: CompiledSite,
  sources: string,
): Promise<Reusable<Bundle>> =>
  reuse(openBundleCache(project.root), {
    name: 'site',
    inputs: [sources, JSON.stringify([site.shell, site.publication.base, ...listShells(site)])],
    schema: bundleSchema,
    create: async () => (await import('./bundle.ts')).createBundle(project, site),
  })

/** Starts to bundle the server into one file, in a process of its own, if needed. @param sources see `hashSources` */
export async function startServerBundle(
  root: string,
  sources: string,
): Promise<() => Promise<string>> {
  const cache = openBundleCache(root)
  const recipe = { name: 'server', inputs: [sources], schema: z.string() }
  const known = findReusable(cache, recipe)
  if (known) return async () => known.value
  const { bundleServer } = await import('./bundle-server.ts')
  const bundling = reuse(cache, { ...recipe, create: () => bundleServer(root) })
  // A failure is reported where the bundle is used.
  bundling.catch(() => undefined)
  return async () => (await bundling).value
}

const listShells = ({ languages }: CompiledSite) =>
  Object.values(languages).map(({ shell }) => shell)

const openBundleCache = (root: string) => openFileCache(join(root, 'node_modules/.cache/bundles'))
