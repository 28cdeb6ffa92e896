/** The real server in processes of its own, on one store. */
import { once } from 'node:events'
import { join } from 'node:path'
import { createProject, type Started, until } from '../server/project.ts'
import { ask } from '../server/site.ts'
import { CALL } from './desk.ts'
import { good, queryOf } from './good.ts'
import { rowsInFile } from './rows.ts'

export type Server = Awaited<ReturnType<typeof running>>

const running = async (child: Started) => {
  const stderr: string[] = []
  const said: string[] = []
  child.stderr.on('data', (text) => stderr.push(String(text)))
  child.stdout.on('data', (text) => said.push(String(text)))
  const exit = once(child, 'exit')
  const [, port] = await until(child.stdout, /Serving the site at \S+:(\d+)\n/)
  return {
    child,
    port: Number(port),
    /** Sends a good request in a name. @returns the status of the answer */
    send: async (name: string) =>
      (await ask(Number(port), `${CALL}?${queryOf({ ...good, name })}`)).status,
    /** What it has said to the person who runs the site so far. */
    stderr: () => stderr.join(''),
    /** What else it has said, on the standard output. */
    said: () => said.join(''),
    /** Ends it, by default in good order. */
    end: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      await exit
    },
  }
}

/** A built site whose server can be started, many times and also several at once. */
export const createContactSite = async () => {
  const project = await createProject([])
  const folder = join(project.outDir, '..')
  return {
    folder,
    start: (env: Record<string, string> = {}) =>
      running(project.start({ CONTACT_RATE_LIMIT: '0', ...env })),
    /** The names of those whose requests are in the store, which has to be sound. */
    names: async () => (await rowsInFile(join(folder, 'data/contact.db'))).map(({ name }) => name),
    remove: project.remove,
  }
}
