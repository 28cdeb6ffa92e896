export type Work = () => unknown

export interface Row {
  readonly work: string
  readonly reference: string
  readonly ratio: number
  /** Limit of the ratio. */
  readonly max: number
  /** Milliseconds on this machine, for information. */
  readonly ms?: number
}

const ROUNDS = 7

/** @returns milliseconds of one run */
export async function measureTime(work: Work, runs = 1): Promise<number> {
  const started = performance.now()
  for (let run = 0; run < runs; run += 1) await work()
  return (performance.now() - started) / runs
}

/**
 * Measures the time of some work relative to a reference: the median of rounds that run both in turn, so that other load
 * on the machine affects both.
 */
export async function measureRatio(work: Work, reference: Work, runs = 1): Promise<number> {
  const rounds: number[] = []
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ratio = (await measureTime(work, runs)) / (await measureTime(reference, runs))
    if (round > 0) rounds.push(ratio)
  }
  return median(rounds)
}

export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
