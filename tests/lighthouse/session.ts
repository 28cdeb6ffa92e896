/** The browser in which pages are audited, one after the other. */
import { createServer } from 'node:net'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from '../../src/screenshots/chromium.ts'
import { type Audit, audit } from './audit.ts'
import { wasBusy } from './judge.ts'

/** How often a run is repeated while the machine is busy with something else. */
const PATIENCE = 3

export interface Session {
  /** Audits a page, again if the machine was busy with something else. */
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
    for (;;) {
      const run = await audit(origin, path, port)
      best = Math.max(best, run.machine)
      if (!wasBusy(run, best)) return run
      runs.push(run)
      // If it is never calm, the calmest run counts.
      if (runs.length === PATIENCE) return runs.reduce((a, b) => (b.machine > a.machine ? b : a))
    }
  }
  return { audit: calm, end: () => browser.close() }
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
