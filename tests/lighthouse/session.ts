/** The browser in which pages are audited, one after the other. */
import { createServer } from 'node:net'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from '../../src/screenshots/chromium.ts'
import { phone } from '../budgets.ts'
import { type Audit, audit, slowdownOn, Unrecorded } from './audit.ts'
import { isGood, isSteady, outweighing } from './judge.ts'

/** How often a run is tried while Lighthouse is busy with itself. */
const PATIENCE = 3

/** So many runs more than asked for are made to see whether the machine was to blame. */
const MORE = 8

export interface Session {
  /**
   * Audits a page so many times, as Lighthouse does by itself. Once it was too slow, further runs are made on a
   * machine of known speed.
   * @returns quick runs, if there are enough of them, else all
   */
  readonly audits: (path: string, runs: number) => Promise<readonly Audit[]>
  readonly end: () => Promise<void>
}

/** Starts a browser for a served site. */
export async function startSession(origin: string): Promise<Session> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  const blank = await browser.newPage()
  const speed = () => blank.evaluate(pageFunctions.computeBenchmarkIndex)
  // The first time, the function itself is still slow.
  await speed()

  const recorded = async (path: string, slowdown: number): Promise<Audit> => {
    for (let tries = 1; ; tries += 1) {
      const run = await audit({ origin, port }, path, slowdown).catch(unrecorded)
      if (!(run instanceof Unrecorded)) return run
      if (tries === PATIENCE) throw run
    }
  }

  /** Nothing, if the machine was not as fast all the time: then it was another phone. */
  const steady = async (path: string): Promise<readonly Audit[]> => {
    const before = await speed()
    const run = await recorded(path, slowdownOn(before))
    return isSteady(before, run.machine, await speed()) ? [run] : []
  }

  const audits = async (path: string, runs: number): Promise<readonly Audit[]> => {
    const all: Audit[] = []
    for (let made = 0; made < runs + MORE; made += 1) {
      const isQuick = all.every(isGood)
      all.push(...(isQuick ? [await recorded(path, phone.slowdown)] : await steady(path)))
      const enough = outweighing(all, runs)
      if (enough) return enough
    }
    return all
  }
  return { audits, end: () => browser.close() }
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
