/** The real server in processes of its own, on one store. */
import { once } from 'node:events'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { createProject, type Started, until } from '../server/project.ts'
import { rowsIn, type Stored } from './desk.ts'

export interface Server {
  readonly child: Started
  readonly port: number
  /** What it has said to the person who runs the site so far. */
  readonly stderr: () => string
  /** What else it has said, on the standard output. */
  readonly said: () => string
  /** Ends it, by default in good order. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

export interface Site {
  readonly folder: string
  readonly start: (env?: Record<string, string>) => Promise<Server>
  /** What is in the default store. */
  readonly rows: () => Promise<Stored[]>
  /** What the store says about its own state: `ok`. */
  readonly integrity: () => Promise<unknown>
  readonly remove: () => void
}

const running = async (child: Started): Promise<Server> => {
  const stderr: string[] = []
  const said: string[] = []
  child.stderr.on('data', (text) => stderr.push(String(text)))
  child.stdout.on('data', (text) => said.push(String(text)))
  const exit = once(child, 'exit')
  const [, port] = await until(child.stdout, /Serving the site at \S+:(\d+)\n/)
  return {
    child,
    port: Number(port),
    stderr: () => stderr.join(''),
    said: () => said.join(''),
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await exit
    },
  }
}

/** A built site whose server can be started, many times and also several at once. */
export const createContactSite = async (): Promise<Site> => {
  const project = await createProject([])
  const folder = join(project.outDir, '..')
  const inStore = async <T>(
    work: (client: ReturnType<typeof createClient>) => Promise<T>,
  ): Promise<T> => {
    const client = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
    try {
      return await work(client)
    } finally {
      client.close()
    }
  }
  return {
    folder,
    start: (env = {}) => running(project.start({ CONTACT_RATE_LIMIT: '0', ...env })),
    rows: () => inStore(rowsIn),
    integrity: () =>
      inStore(async (client) => (await client.execute('PRAGMA integrity_check')).rows[0]?.[0]),
    remove: project.remove,
  }
}
