/** Before all browser tests: builds the real site, serves it, and starts a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { compileProject, projectOf } from '../../src/build/project.ts'
import type { CompiledSite } from '../../src/model.ts'
import { startChromium } from '../../src/screenshots/chromium.ts'
import { start } from './processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    readonly url: string
    /** Where the browser listens. */
    readonly browser: string
    /** What the site was built from. */
    readonly site: CompiledSite
    /** The folder that it was built into. */
    readonly outDir: string
  }
}

/** @returns what ends and removes everything again */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { value: site } = compileProject(projectOf(process.env))
  if (!site) throw new Error('The site has errors, see `npm run check`.')
  const folder = mkdtempSync(join(tmpdir(), 'site-browser-'))
  const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const end = async () => {
    for (const step of cleanUp.reverse()) await step()
  }
  try {
    const outDir = join(folder, 'dist')
    const server = await serve(outDir)
    cleanUp.push(server.stop)
    const browser = await startChromium()
    cleanUp.push(() => browser.close())
    provide('url', server.said[0] ?? '')
    provide('browser', browser.wsEndpoint())
    provide('site', site)
    provide('outDir', outDir)
    return end
  } catch (error) {
    await end()
    throw error
  }
}

/** The server builds what is not there yet, as `npm start` does. */
const serve = (outDir: string) =>
  start(
    ['--import', 'tsx', 'src/server/main.ts'],
    {
      OUT_DIR: outDir,
      PORT: '0',
      HOST: '127.0.0.1',
      CONTACT_DATABASE_URL: `file:${outDir}.db`,
      CONTACT_RATE_LIMIT: '0',
    },
    /^Serving the site at (\S+)$/m,
  )
