import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startServerBundle } from './bundle-cache.ts'
import { hashSources } from './fingerprint.ts'

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

/** Bodies by path in the output folder. */
type Program = ReadonlyMap<string, Buffer | string>

/** Starts to bundle the server, see `startServerBundle`. @param sources see `hashSources` */
export const startProgram = async (
  root: string,
  sources = hashSources(root),
): Promise<() => Promise<Program>> => {
  const name = bindingName()
  // Resolve the package as `@libsql/client` does.
  const find = createRequire(createRequire(join(root, 'package.json')).resolve('@libsql/client'))
  const folder = dirname(find.resolve(`${name}/package.json`))
  const binding = ['package.json', 'index.node'].map(
    (file) => [`${FOLDER}/node_modules/${name}/${file}`, readFileSync(join(folder, file))] as const,
  )
  const getServer = await startServerBundle(root, sources)
  return async () =>
    new Map<string, Buffer | string>([
      [`${FOLDER}/server.js`, await getServer()],
      [`${FOLDER}/package.json`, '{ "type": "module" }\n'],
      ...binding,
    ])
}
