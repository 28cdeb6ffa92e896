/** Development server for a copy of a site that a test may edit. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { STUDIO_PATH } from '../../../src/studio/protocol/addresses.ts'
import { ODD_NAME } from '../server/project-copy.ts'
import { startProcess } from './processes.ts'
import { EXAMPLE } from './test-sites.ts'

/**
 * @param begin changes the initial text of site.yaml
 * @param root project folder whose command is started; this project by default
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
  const start = (port: string) =>
    startProcess(
      ['--import', 'tsx', join(root, `src/commands/${command}.ts`)],
      {
        SITE_DIR: folder,
        SITE_FILE: undefined,
        HOST: undefined,
        CONTACT_DATABASE_URL: pathToFileURL(join(folder, 'contact.db')).href,
        PORT: port,
        BROWSER: 'none',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      // `dev` reports errors of the initial file on another stream, so they may follow the address.
      begin(good) === good || command === 'edit'
        ? /^([\s\S]*?)(http:\/\/[\d.]+:\d+)/
        : /^(?=([\s\S]* error .+))[\s\S]*?(http:\/\/[\d.]+:\d+)/,
    )
  let running = await start('0')
  const { captures } = running
  return {
    output: captures[0] ?? '',
    url: captures[1] ?? '',
    /** Path of site.yaml, outside of the project. */
    file,
    good,
    /** Saves site.yaml with all occurrences replaced. Throws if there is nothing to replace. */
    edit: (from: string, to: string) => {
      if (!good.includes(from)) throw new Error(`The site does not say ${from}.`)
      writeFileSync(file, good.replaceAll(from, to))
    },
    /** Kills the server without notice. */
    kill: () => running.stop('SIGKILL'),
    /** Starts a killed server again, at the same address. */
    restart: async () => {
      running = await start(new URL(captures[1] ?? '').port)
    },
    end: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server before all tests of a file and stops it afterwards. Returns a getter for use inside tests. */
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

/** Status of a request to the studio with arbitrary headers. */
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
    // A request with a too large Content-Length is refused before its body is sent.
    if (headers['content-length']) sent.flushHeaders()
    else sent.end(JSON.stringify(body))
  })
