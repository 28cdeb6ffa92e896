/** Reuses bundles of earlier builds. Imports Vite only if a bundle is missing, because that takes a second. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { CompiledSite } from '../content/model.ts'
import type { Project } from '../site-folder/project.ts'
import { type Bundle, bundleSchema } from './bundle-schema.ts'
import { openFileCache } from './file-cache.ts'
import { hashSources } from './fingerprint.ts'

export interface Reusable<T> {
  readonly value: T
  readonly isReused: boolean
}

/** The bundles of a site depend on the program, its shell and its base path, not on its pages. */
export const loadBundle = (project: Project, site: CompiledSite): Promise<Reusable<Bundle>> =>
  reuse({
    root: project.root,
    name: 'site',
    inputs: JSON.stringify([site.shell, site.publication.base]),
    schema: bundleSchema,
    create: async () => (await import('./bundle.ts')).createBundle(project, site),
  })

/** The server as one file. */
export const loadServerBundle = (root: string): Promise<Reusable<string>> =>
  reuse({
    root,
    name: 'server',
    inputs: '',
    schema: z.string(),
    create: async () => (await import('./bundle-server.ts')).bundleServer(root),
  })

interface Recipe<T> {
  readonly root: string
  readonly name: string
  /** Whatever the value depends on besides the sources. */
  readonly inputs: string
  readonly schema: z.ZodType<T>
  readonly create: () => Promise<T>
}

async function reuse<T>({ root, name, inputs, schema, create }: Recipe<T>): Promise<Reusable<T>> {
  const cache = openFileCache(join(root, 'node_modules/.cache/bundles'))
  const hash = createHash('sha256').update(hashSources(root)).update(inputs).digest('hex')
  const file = `${name}-${hash}.json`
  const known = schema.safeParse(parseJson(cache.read(file)))
  if (known.success) return { value: known.data, isReused: true }
  const value = await create()
  await cache.put(file, Buffer.from(JSON.stringify(value)))
  return { value, isReused: false }
}

function parseJson(body: Buffer | undefined): unknown {
  try {
    return body && JSON.parse(String(body))
  } catch {
    return undefined
  }
}
