/** The browser in which pages are audited, one after the other. */
import { createServer } from 'node:net'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from '../../src/screenshots/chromium.ts'
import { type Audit, audit, Unrecorded } from './audit.ts'
import { wasBusy } from './judge.ts'

/** How often a run is tried while the machine is busy with something else, or Lighthouse with itself. */
const PATIENCE = 3

export interface Session {
  /** Audits a page, again if the machine was busy with something else or the run was not recorded. */
  readonly audit: (path: string) => Promise<Audit>
  readonly end: () => Promise<void>
}

/** Starts a browser for a served site. */
export async function startSession(origin: string): Promise<Session> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  let best = 0
  const calm = async (path: string): Promise<Audit> => {
    const runs: Audit[] = []
    const failures: Unrecorded[] = []
    while (runs.length + failures.length < PATIENCE) {
      const run = await audit(origin, path, port).catch(unrecorded)
      if (run instanceof Unrecorded) {
        failures.push(run)
        continue
      }
      best = Math.max(best, run.machine)
      if (!wasBusy(run, best)) return run
      runs.push(run)
    }
    // If it is never calm, the calmest run counts.
    const [calmest] = runs.toSorted((a, b) => b.machine - a.machine)
    if (!calmest) throw failures.at(-1)
    return calmest
  }
  return { audit: calm, end: () => browser.close() }
}

const unrecorded = (error: unknown): Unrecorded => {
  if (error instanceof Unrecorded) return error
  throw error
}

/** A port that nobody uses at the moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      server.close(() => (port ? resolve(port) : reject(new Error('There is no free port.'))))
    })
  })
