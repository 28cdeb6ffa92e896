/** Builds and serves the sites that browser tests visit. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../../src/commands/screenshots/chromium.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import type { ThemedSite } from '../../../src/theme/sections/schemas.ts'
import { startProcess } from './processes.ts'
import { EXAMPLE, writeTestSites } from './test-sites.ts'

interface Served {
  /** Origin of the server, without a base path. */
  readonly url: string
  readonly outDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly url: string
    readonly site: ThemedSite
    readonly outDir: string
    readonly exampleUrl: string
    readonly exampleSite: ThemedSite
    readonly exampleOutDir: string
    readonly others: Readonly<Record<string, Served>>
  }
}

const SERVING = /^Serving the site at (http:\/\/[\d.:]+)/m

async function compiled(env: NodeJS.ProcessEnv): Promise<ThemedSite> {
  const { value } = await compileProject(getProject(env))
  if (!value) throw new Error('The site has errors, see `npm run check`.')
  return value
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'site-browser-'))
  const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const end = async () => {
    for (const step of cleanUp.reverse()) await step()
  }
  const getOutDir = (name: string) => join(folder, 'built', name)
  const serve = async (
    name: string,
    args: string[],
    places: NodeJS.ProcessEnv,
  ): Promise<Served> => {
    const outDir = getOutDir(name)
    const service = { CONTACT_DATABASE_URL: `file:${outDir}.db`, CONTACT_RATE_LIMIT: '0' }
    const own = { OUT_DIR: outDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
    const { captures, stop } = await startProcess(args, { ...places, ...own, ...service }, SERVING)
    cleanUp.push(stop)
    return { url: captures[0] ?? '', outDir }
  }
  const serveOthers = async () => {
    const sites = { example: { SITE_DIR: EXAMPLE }, ...(await writeTestSites(folder)) }
    const places = Object.entries(sites).map(([name, env]) => ({
      ...env,
      OUT_DIR: getOutDir(name),
    }))
    const args = ['--import', 'tsx', 'tests/engine/browser/build-sites.ts', JSON.stringify(places)]
    const { stop } = await startProcess(args, {}, /^Built\.$/m)
    await stop()
    const serving = Object.keys(sites).map(async (name) => {
      return [name, await serve(name, [join(getOutDir(name), '.site/server.js')], {})] as const
    })
    const { example, ...others } = Object.fromEntries(await Promise.all(serving))
    if (!example) throw new Error('It is the first.')
    return { example, others }
  }
  try {
    // Built with `npm start`, as in the README.
    const [own, { example, others }] = await Promise.all([
      serve('own', ['--import', 'tsx', 'src/commands/start.ts'], {}),
      serveOthers(),
      // Unpack the packaged browser once, before several tests need it.
      findChromium(),
    ])
    provide('url', own.url)
    provide('site', await compiled(process.env))
    provide('outDir', own.outDir)
    provide('exampleUrl', example.url)
    provide('exampleSite', await compiled({ SITE_DIR: EXAMPLE }))
    provide('exampleOutDir', example.outDir)
    provide('others', others)
    return end
  } catch (error) {
    await end()
    throw error
  }
}
