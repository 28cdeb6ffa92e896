/**
 * `npm run check`: runs check.ts from a bundle in `node_modules/.cache`, since loading its modules one by one takes as long
 * as the check. The name of the bundle is a hash of all sources, so that every change takes effect at once.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/check')
const ENTRY = join(ROOT, 'src/commands/check.ts')

function listSources() {
  const names = ['src', 'schemas'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]sx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  return ['package-lock.json', ...names.sort()]
}

function computeHash() {
  const hash = createHash('sha256').update(ROOT)
  for (const name of listSources()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(ROOT, name)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}

/** Modules find other files relative to themselves. */
const keepModuleUrls = {
  name: 'keep-module-urls',
  setup: (build) =>
    build.onLoad({ filter: /[\\/](?:src|schemas)[\\/].*\.ts$/ }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href)
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', url)
      return { contents, loader: 'ts' }
    }),
}

async function createBundle(file) {
  const { build } = await import('esbuild')
  // Remove bundles of earlier sources.
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await build({
    entryPoints: [ENTRY],
    outfile: temporary,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [keepModuleUrls],
    // These packages find their WebAssembly files beside themselves.
    external: ['harfbuzzjs', 'wawoff2'],
    // CommonJS packages call `require`, which modules do not have.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  renameSync(temporary, file)
}

async function findProgram() {
  const bundle = join(CACHE, `${computeHash()}.mjs`)
  try {
    if (!existsSync(bundle)) await createBundle(bundle)
    return bundle
  } catch {
    // The cache cannot be written, or the sources have an error, which is reported when they are loaded.
    const { register } = await import('tsx/esm/api')
    register()
    return ENTRY
  }
}

await import(pathToFileURL(await findProgram()).href)
