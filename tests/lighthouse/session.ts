/** The browser in which pages are audited, one after the other. */
import { createServer } from 'node:net'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from '../../src/screenshots/chromium.ts'
import { type Audit, audit, Unrecorded } from './audit.ts'
import { complaintsOf, hasWaited } from './judge.ts'
import { isTelling, slowdown, speedNow } from './machine.ts'

/** How often a run is tried while the speed of the machine changes, or Lighthouse is busy with itself. */
const PATIENCE = 3

export interface Session {
  /** Audits a page, again if nobody knows which phone it was, or the run was not recorded. */
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
  let before = await speedNow(browser)
  const steady = async (path: string): Promise<Audit> => {
    let last: Audit | Unrecorded | undefined
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const run = await audit(origin, path, port, slowdown(before)).catch(unrecorded)
      const [speed, after] = [before, await speedNow(browser)]
      before = after
      if (run instanceof Unrecorded) last ??= run
      else if (isTelling(speed, after, complaintsOf(run).length === 0) && !hasWaited(run))
        return run
      else last = run
    }
    // If it is never steady, the last run counts.
    if (last === undefined || last instanceof Unrecorded) throw last
    return last
  }
  return { audit: steady, end: () => browser.close() }
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
