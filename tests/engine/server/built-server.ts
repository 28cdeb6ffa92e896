/** A built site, served by separate processes without node_modules. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll } from 'vitest'
import { publish } from '../../../src/publish/publish.ts'
import type { BuiltSite } from '../../../src/publish/published-files.ts'
import { startProgram } from '../../../src/publish/server-program.ts'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { API_PATH } from '../contact/contact-server.ts'
import { readRowsFromFile } from '../contact/store-rows.ts'
import { toQuery, validRequest } from '../contact/valid-request.ts'
import { createSuiteFolder } from './temp-folders.ts'
import { createPublication, sendForm, sendRequest } from './test-site.ts'

/** The bundled server, built once per process. */
let program: ReturnType<typeof startProgram> | undefined

/** Reads a stream until it matches. */
export const waitForOutput = async (
  stream: Readable,
  expected: RegExp,
): Promise<RegExpExecArray> => {
  let output = ''
  for await (const text of stream.iterator({ destroyOnReturn: false })) {
    output += text
    const match = expected.exec(output)
    if (match) return match
  }
  throw new Error(`Ended without ${expected}: ${output}`)
}

export type RunningServer = Awaited<
  ReturnType<Awaited<ReturnType<typeof createBuiltServer>>['start']>
>

/** A built site whose server can be started several times. Removed after the last test of the file. */
export const createBuiltServer = async () => {
  const folder = createSuiteFolder()
  const children: ChildProcess[] = []
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })
  const build = async (parts?: Partial<BuiltSite>) => {
    program ??= startProgram(getPlaces({}).root)
    await publish({ ...createPublication(folder, parts), program: await (await program)() })
  }
  await build()

  /** Limits the size of files in kB to simulate a full disk. */
  const limited = (maxKb: string, args = '') => [
    '-c',
    `ulimit -f ${maxKb} && exec "$0" dist/.site/server.js ${args}`,
    process.execPath,
  ]
  const start = async (env: Readonly<Record<string, string>> = {}, maxKb = 'unlimited') => {
    const child = spawn('sh', limited(maxKb), {
      cwd: folder,
      env: { PORT: '0', CONTACT_RATE_LIMIT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const exit = once(child, 'exit')
    const output = { stdout: '', stderr: '' }
    child.stdout.on('data', (text) => {
      output.stdout += text
    })
    child.stderr.on('data', (text) => {
      output.stderr += text
    })
    const port = Number((await waitForOutput(child.stdout, /:(\d+)\n/))[1])
    return {
      child,
      port,
      /** Sends a valid request with this name. @returns the status */
      send: async (name: string) =>
        (await sendRequest(port, `${API_PATH}?${toQuery({ ...validRequest, name })}`)).status,
      /** Sends the custom form. @returns the status */
      sendForm: async (values: { readonly name: string; readonly email: string }) =>
        (await sendForm(port, values)).status,
      stdout: () => output.stdout,
      stderr: () => output.stderr,
      /** @returns exit code and signal */
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
    /** Runs the program to its end. */
    run: (args: string, maxKb = 'unlimited') =>
      spawnSync('sh', limited(maxKb, args), { cwd: folder, encoding: 'utf8' }),
    /** The names in a store, or the email addresses of custom forms. @throws if it is damaged */
    names: async (file = 'data/contact.db') =>
      (await readRowsFromFile(join(folder, file))).map(({ name, email }) => name || email),
  }
}
