/** A built site with nothing beside it, served by processes of its own as on a machine that has Node alone. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll } from 'vitest'
import { bundleServer } from '../../../src/publish/bundle-server.ts'
import { type BuiltSite, publish } from '../../../src/publish/publish.ts'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { API_PATH } from '../contact/contact-server.ts'
import { readRowsFromFile } from '../contact/store-rows.ts'
import { toQuery, validRequest } from '../contact/valid-request.ts'
import { createSuiteFolder } from './temp-folders.ts'
import { createPublication, sendRequest } from './test-site.ts'

/** The server in one file, made once for all test files of a process. */
let program: ReturnType<typeof bundleServer> | undefined

/** All that a stream says until it matches. */
export const waitForOutput = async (
  stream: Readable,
  expected: RegExp,
): Promise<RegExpExecArray> => {
  let said = ''
  for await (const text of stream.iterator({ destroyOnReturn: false })) {
    said += text
    const found = expected.exec(said)
    if (found) return found
  }
  throw new Error(`Ended without ${expected}: ${said}`)
}

export type RunningServer = Awaited<
  ReturnType<Awaited<ReturnType<typeof createBuiltServer>>['start']>
>

/** A built site whose server can be started, many times and also several at once; it goes with the last test of the file. */
export const createBuiltServer = async () => {
  const folder = createSuiteFolder()
  const children: ChildProcess[] = []
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })
  const build = async (parts?: Partial<BuiltSite>) => {
    program ??= bundleServer(getPlaces({}).root)
    await publish({ ...createPublication(folder, parts), program: await program })
  }
  await build()

  /** The program, with so many kilobytes for a file at most: to it, the disk is full then. */
  const limited = (most: string, args = '') => [
    '-c',
    `ulimit -f ${most} && exec "$0" dist/.site/server.js ${args}`,
    process.execPath,
  ]
  const start = async (env: Readonly<Record<string, string>> = {}, most = 'unlimited') => {
    const child = spawn('sh', limited(most), {
      cwd: folder,
      env: { PORT: '0', CONTACT_RATE_LIMIT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const exit = once(child, 'exit')
    const all = { said: '', stderr: '' }
    child.stdout.on('data', (text) => {
      all.said += text
    })
    child.stderr.on('data', (text) => {
      all.stderr += text
    })
    const port = Number((await waitForOutput(child.stdout, /:(\d+)\n/))[1])
    return {
      child,
      port,
      /** Sends a good request in a name. @returns the status of the answer */
      send: async (name: string) =>
        (await sendRequest(port, `${API_PATH}?${toQuery({ ...validRequest, name })}`)).status,
      /** What it has said so far on the standard output. */
      said: () => all.said,
      /** What it has said so far to the person who runs the site. */
      stderr: () => all.stderr,
      /** Ends it, by default in good order. @returns its code and its signal */
      end: (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal)
        return exit
      },
    }
  }
  return {
    folder,
    build,
    start,
    /** What the program says to these arguments, and its status. */
    answer: (args: string, most = 'unlimited') =>
      spawnSync('sh', limited(most, args), { cwd: folder, encoding: 'utf8' }),
    /** The names of those whose requests are in a store, which has to be sound. */
    names: async (file = 'data/contact.db') =>
      (await readRowsFromFile(join(folder, file))).map(({ name }) => name),
  }
}
