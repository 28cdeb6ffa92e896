/** A piece of work that is measured as a whole. */
export type Work = () => unknown

/** One line of the table. */
export interface Row {
  readonly work: string
  readonly reference: string
  readonly ratio: number
  /** `npm run bench` fails if the ratio is larger. */
  readonly max: number
  /** Milliseconds on this machine, as it is just now: they decide nothing. */
  readonly ms?: number
}

const ROUNDS = 7

/** Milliseconds of a single run. */
export async function measureTime(work: Work, runs = 1): Promise<number> {
  const started = performance.now()
  for (let run = 0; run < runs; run += 1) await work()
  return (performance.now() - started) / runs
}

/**
 * How many times as long as the reference some work takes: both in turns, the median of some rounds, so that whatever
 * else the machine does slows both down.
 */
export async function measureRatio(work: Work, reference: Work, runs = 1): Promise<number> {
  const rounds: number[] = []
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ratio = (await measureTime(work, runs)) / (await measureTime(reference, runs))
    if (round > 0) rounds.push(ratio)
  }
  return median(rounds)
}

/** The one in the middle. */
export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
