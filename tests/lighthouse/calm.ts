/** A second look at a page where something else could have made the first one bad. */
import { type Audit, Unrecorded } from './audit.ts'
import { complaintsOf, wasBusy } from './judge.ts'

/** How often a page is looked at while the machine is busy with something else, or Lighthouse with itself. */
const PATIENCE = 3

/**
 * Repeats a run that falls short while the machine was busy, and one that was not recorded. One that keeps to all limits
 * although the machine was busy counts, and so does one that falls short in calm. If it is never calm, the calmest counts.
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
      if (!wasBusy(run, best) || complaintsOf(run).length === 0) return run
      runs.push(run)
    }
    const [calmest] = runs.toSorted((a, b) => a.stolen - b.stolen || b.machine - a.machine)
    if (!calmest) throw failures.at(-1)
    return calmest
  }
}

const unrecorded = (error: unknown): Unrecorded => {
  if (error instanceof Unrecorded) return error
  throw error
}
