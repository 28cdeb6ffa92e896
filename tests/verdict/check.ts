import type { Outcome } from './outcome.ts'
import { run } from './run.ts'

/** A tool that says yes or no counts as one check. */
export async function checkWith(tool: string, ...args: readonly string[]): Promise<Outcome> {
  const { ok, output } = await run(tool, args)
  return ok
    ? { passed: 1, failed: 0, skipped: 0, notes: [] }
    : { passed: 0, failed: 1, skipped: 0, notes: [output.trim()] }
}
