/** Bundles the server into one file, so that a built site runs without its sources. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

const ENTRY = 'src/commands/server.ts'
const FOLDER = '.site'

/** The database driver has a native binary in a separate package for each platform. */
const BINDING = /^@libsql\/(?:linux|darwin|win32)-/

const bundle = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        external: [BINDING],
        output: { entryFileNames: 'server.js', codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('The server could not be put into one file.')
  return chunk.code
}

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

/**
 * The server and the database binary for this platform.
 * @returns bodies by path in the output folder
 */
export const bundleServer = async (root: string): Promise<ReadonlyMap<string, Buffer | string>> => {
  const name = bindingName()
  // Resolve the package as `@libsql/client` does.
  const find = createRequire(createRequire(join(root, 'package.json')).resolve('@libsql/client'))
  const folder = dirname(find.resolve(`${name}/package.json`))
  const binding = ['package.json', 'index.node'].map(
    (file) => [`${FOLDER}/node_modules/${name}/${file}`, readFileSync(join(folder, file))] as const,
  )
  return new Map<string, Buffer | string>([
    [`${FOLDER}/server.js`, await bundle(root)],
    [`${FOLDER}/package.json`, '{ "type": "module" }\n'],
    ...binding,
  ])
}
