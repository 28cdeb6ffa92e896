/** Loads programs of this project from a bundle in `node_modules/.cache`, since loading the modules one by one takes more than a second. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { REQUIRE_BANNER } from './require-banner.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/commands')
const COMMANDS = [
  ...['build', 'changes', 'check', 'dev', 'edit'],
  ...['new', 'publish', 'requests', 'start'],
]
const PROGRAMS = Object.fromEntries([
  ...COMMANDS.map((command) => [command, join(ROOT, `src/commands/${command}.ts`)]),
  ['draw-cards', join(ROOT, 'src/publish/social/card-thread.ts')],
])

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
    build.onLoad({ filter: /[\\/](?:src|schemas)[\\/].*\.tsx?$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    }),
}

/** These packages have native binaries, or find files beside themselves. */
const EXTERNAL = [
  ...['@resvg/resvg-js', '@vitejs/plugin-react', 'esbuild', 'harfbuzzjs', 'lightningcss'],
  ...['@libsql/client', 'sharp', 'vite', 'wawoff2'],
]

const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** Bundles of earlier sources; younger ones may still be running. */
function removeOldBundles() {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > MAX_AGE_MS) rmSync(path, { recursive: true, force: true })
  }
}

async function createBundle(folder) {
  const { build, stop } = await import('esbuild')
  removeOldBundles()
  const temporary = `${folder}.${process.pid}.tmp`
  await build({
    entryPoints: PROGRAMS,
    outdir: temporary,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [keepModuleUrls],
    external: EXTERNAL,
    banner: { js: REQUIRE_BANNER },
  })
  // The process of esbuild takes more than 60 MB.
  await stop()
  renameSync(temporary, folder)
}

/** The name of the bundle is a hash of all sources, so that every change takes effect at once. */
async function findProgram(name) {
  const folder = join(CACHE, computeHash())
  try {
    if (!existsSync(folder)) await createBundle(folder)
    return join(folder, `${name}.mjs`)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (existsSync(folder)) return join(folder, `${name}.mjs`)
    console.warn(`Commands start slowly, because they could not be bundled: ${error.message}`)
    const { register } = await import('tsx/esm/api')
    register()
    return PROGRAMS[name]
  }
}

/** Runs a command or a thread. */
export async function runProgram(name) {
  if (!(name in PROGRAMS)) throw new Error(`Unknown program: ${name}`)
  await import(pathToFileURL(await findProgram(name)).href)
}
