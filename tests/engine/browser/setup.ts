/** Before all browser tests: builds the example and the project's own site, serves them, and starts a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startChromium } from '../../../src/commands/screenshots/chromium.ts'
import { compileProject, projectOf } from '../../../src/site-folder/project.ts'
import type { ThemedSite } from '../../../src/theme/sections/schemas.ts'
import { start } from './processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the project's own site is served. */
    readonly url: string
    /** What that was built from. */
    readonly site: ThemedSite
    /** The folder that it was built into. */
    readonly outDir: string
    /** Where the example site is served; `tests/example` has what it is made of. */
    readonly exampleUrl: string
    readonly exampleSite: ThemedSite
    readonly exampleOutDir: string
    /** Where the browser listens. */
    readonly browser: string
  }
}

/** The folder of the example site, from the folder of the project. */
export const EXAMPLE = 'tests/example'

/** A path under which a site may lie. */
export const BASE = '/agency'

/** The text of a site file, whose site lies there. */
export const underPath = (text: string): string =>
  text.replace(/(?<=^ *origin: )(\S+)$/m, `$1${BASE}/`)

/** @returns what ends and removes everything again */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'site-browser-'))
  const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const end = async () => {
    for (const step of cleanUp.reverse()) await step()
  }
  /** The server builds what is not there yet, as `npm start` does. */
  const serve = async (name: string, env: NodeJS.ProcessEnv) => {
    const { value: site } = await compileProject(projectOf({ ...process.env, ...env }))
    if (!site) throw new Error('The site has errors, see `npm run check`.')
    const outDir = join(folder, name)
    const places = { ...env, OUT_DIR: outDir, PORT: '0', HOST: '127.0.0.1' }
    const service = { CONTACT_DATABASE_URL: `file:${outDir}.db`, CONTACT_RATE_LIMIT: '0' }
    const { said, stop } = await start(
      ['--import', 'tsx', 'src/commands/start.ts'],
      { ...places, ...service },
      /^Serving the site at (\S+)$/m,
    )
    cleanUp.push(stop)
    return { site, outDir, url: said[0] ?? '' }
  }
  try {
    const [own, example, browser] = await Promise.all([
      serve('own', {}),
      serve('example', { SITE_DIR: EXAMPLE, SITE_FILE: undefined }),
      startChromium(),
    ])
    cleanUp.push(() => browser.close())
    provide('url', own.url)
    provide('site', own.site)
    provide('outDir', own.outDir)
    provide('exampleUrl', example.url)
    provide('exampleSite', example.site)
    provide('exampleOutDir', example.outDir)
    provide('browser', browser.wsEndpoint())
    return end
  } catch (error) {
    await end()
    throw error
  }
}
