/** Reuses bundles of earlier builds. Imports Vite only if a bundle is missing, because that takes a second. */
import { join } from 'node:path'
import { z } from 'zod'
import type { CompiledSite } from '../content/model.ts'
import type { Project } from '../site-folder/project.ts'
import { type Bundle, bundleSchema } from './bundle-schema.ts'
import { openFileCache } from './file-cache.ts'
import { type Reusable, reuse } from './reuse.ts'

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

/** The server as one file. @param sources see `hashSources` */
export const loadServerBundle = (root: string, sources: string): Promise<Reusable<string>> =>
  reuse(openBundleCache(root), {
    name: 'server',
    inputs: [sources],
    schema: z.string(),
    create: async () => (await import('./bundle-server.ts')).bundleServer(root),
  })

const listShells = ({ languages }: CompiledSite) =>
  Object.values(languages).map(({ shell }) => shell)

const openBundleCache = (root: string) => openFileCache(join(root, 'node_modules/.cache/bundles'))
