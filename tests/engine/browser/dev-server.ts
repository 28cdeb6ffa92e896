/** The development server on a copy of a site that a test may edit. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { STUDIO_PATH } from '../../../src/studio/server/protocol.ts'
import { ODD_NAME } from '../server/project-copy.ts'
import { startProcess } from './processes.ts'
import { EXAMPLE } from './test-sites.ts'

/**
 * Starts a server for a copy of a site, in a folder with an odd name.
 * @param siteDir the folder of the site that is copied
 * @param begin what its site file says at first, if not what was copied
 * @param command the script that is started
 * @param root the folder of the project that it is the script of, if not this one
 */
export async function startDevServer(
  siteDir = EXAMPLE,
  begin = (good: string) => good,
  command: 'dev' | 'edit' = 'dev',
  root = '',
) {
  const folder = mkdtempSync(join(tmpdir(), `site ${ODD_NAME}-`))
  for (const name of ['site.yaml', 'public'])
    if (existsSync(join(siteDir, name)))
      cpSync(join(siteDir, name), join(folder, name), { recursive: true })
  const file = join(folder, 'site.yaml')
  const good = readFileSync(file, 'utf8')
  writeFileSync(file, begin(good))
  const { captures, stop } = await startProcess(
    [join(root, `src/commands/${command}.js`)],
    {
      SITE_DIR: folder,
      SITE_FILE: undefined,
      HOST: undefined,
      CONTACT_DATABASE_URL: pathToFileURL(join(folder, 'contact.db')).href,
      PORT: '0',
      // The studio would open one for whoever has started it.
      BROWSER: 'none',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    /^([\s\S]*?)(http:\/\/[\d.]+:\d+)/,
  )
  return {
    /** What it says in the terminal before its address. */
    told: captures[0] ?? '',
    url: captures[1] ?? '',
    /** The site file itself: outside the project, as an editor's own folder is. */
    file,
    /** The text of its site file before any edit. */
    good,
    /** Saves the site file with one thing changed everywhere. @throws if there is nothing to change */
    edit: (from: string, to: string) => {
      if (!good.includes(from)) throw new Error(`The site does not say ${from}.`)
      writeFileSync(file, good.replaceAll(from, to))
    },
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a server before the tests of a file, and ends it after them. The parameters are those of `developing`.
 * @returns gives the server, once tests run
 */
export function devServerForFile(...how: Parameters<typeof startDevServer>) {
  let started: Awaited<ReturnType<typeof startDevServer>> | undefined
  beforeAll(async () => {
    started = await startDevServer(...how)
  })
  afterAll(() => started?.end())
  return () => {
    if (!started) throw new Error('The server is started before the first test.')
    return started
  }
}

/** What the studio answers at one of its addresses to a request with these headers, which no browser would send. */
export const post = (
  url: string,
  where: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url + STUDIO_PATH + where, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', reject)
    // What is announced too long is refused before it is sent.
    if (headers['content-length']) sent.flushHeaders()
    else sent.end(JSON.stringify(body))
  })
