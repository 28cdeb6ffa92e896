/** A second look at a page where the first one says more about the machine. */
import { type Audit, Unrecorded } from './audit.ts'
import { wasBusy } from './judge.ts'

/** How often a page is looked at while the machine is busy with something else, or Lighthouse with itself. */
const PATIENCE = 3

/**
 * Repeats a run, good or bad, in which the machine was slow, and one that was not recorded. If it is never calm, the
 * calmest run counts.
 */
export function calmly(audit: (path: string) => Promise<Audit>): (path: string) => Promise<Audit> {
  let best = 0
  return async (path) => {
    const runs: Audit[] = []
    const failures: Unrecorded[] = []
    while (runs.length + failures.length < PATIENCE) {
      const run = await audit(path).catch(unrecorded)
      if (run instanceof Unrecorded) {
        failures.push(run)
        continue
      }
      best = Math.max(best, run.machine)
      if (!wasBusy(run, best)) return run
      runs.push(run)
    }
    const [calmest] = runs.toSorted((a, b) => b.machine - a.machine)
    if (!calmest) throw failures.at(-1)
    return calmest
  }
}

const unrecorded = (error: unknown): Unrecorded => {
  if (error instanceof Unrecorded) return error
  throw error
}
