/** Compares what pieces of work cost, in a way that a busy machine hardly changes. */

export type Work = () => unknown

/** Runs of a piece of work that are measured together are at least so long (CPU microseconds): shorter ones say little. */
const SLICE = 4000
const MOST_RUNS = 200

/** CPU microseconds since some moment. */
const now = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const timeOf = (work: Work, runs: number): number => {
  const started = now()
  for (let run = 0; run < runs; run += 1) work()
  return Math.max(1, now() - started) / runs
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * What each piece of work costs as a multiple of a reference. In every round, the reference is measured right before
 * and after each piece: whatever else the machine does then, slows both down. The median of all rounds counts.
 */
export function ratios(
  works: ReadonlyMap<string, Work>,
  reference: Work,
  rounds: number,
): Map<string, number> {
  const all = [...works.values(), reference]
  for (const work of all) timeOf(work, 3)
  const runs = new Map(
    all.map((work) => [work, Math.min(MOST_RUNS, Math.ceil(SLICE / timeOf(work, 1)))]),
  )
  const measure = (work: Work) => timeOf(work, runs.get(work) ?? 1)
  const found = new Map<string, number[]>([...works.keys()].map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    let before = measure(reference)
    for (const [name, work] of works) {
      const taken = measure(work)
      const after = measure(reference)
      found.get(name)?.push((2 * taken) / (before + after))
      before = after
    }
  }
  return new Map([...found].map(([name, measured]) => [name, median(measured)]))
}
