import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadServerBundle } from './bundle-cache.ts'
import { hashSources } from './fingerprint.ts'
import type { Reusable } from './reuse.ts'

const FOLDER = '.site'

interface Report {
  readonly header: { readonly glibcVersionRuntime?: string }
}

/** For example `@libsql/linux-x64-gnu`. */
const bindingName = (): string => {
  const { platform, arch } = process
  // Node types the report as `object`.
  const { header } = process.report.getReport() as unknown as Report
  const ends: Readonly<Record<string, string>> = {
    linux: header.glibcVersionRuntime ? '-gnu' : '-musl',
    win32: '-msvc',
  }
  return `@libsql/${platform}-${arch}${ends[platform] ?? ''}`
}

/** @param sources see `hashSources`. @returns bodies by path in the output folder */
export const createProgram = async (
  root: string,
  sources = hashSources(root),
): Promise<Reusable<ReadonlyMap<string, Buffer | string>>> => {
  const name = bindingName()
  // Resolve the package as `@libsql/client` does.
  const find = createRequire(createRequire(join(root, 'package.json')).resolve('@libsql/client'))
  const folder = dirname(find.resolve(`${name}/package.json`))
  const binding = ['package.json', 'index.node'].map(
    (file) => [`${FOLDER}/node_modules/${name}/${file}`, readFileSync(join(folder, file))] as const,
  )
  const { value: server, isReused } = await loadServerBundle(root, sources)
  const value = new Map<string, Buffer | string>([
    [`${FOLDER}/server.js`, server],
    [`${FOLDER}/package.json`, '{ "type": "module" }\n'],
    ...binding,
  ])
  return { value, isReused }
}
