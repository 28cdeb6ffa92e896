/** Finds steps whose cost grows faster than what they are given. */
import { cost } from '../budgets.ts'

/** Enough that most of them are not disturbed. */
const ROUNDS = 5

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/**
 * How many times as much work costs with twice as much to do: the median of some rounds. In each, the larger work
 * stands between two of the smaller, so that a machine that becomes faster or slower meanwhile spoils that round
 * alone. CPU time, which does not depend on what else the machine does.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  work(size)
  let before = cpuOf(() => work(size))
  const ratios = Array.from({ length: ROUNDS }, () => {
    const twice = cpuOf(() => work(2 * size))
    const after = cpuOf(() => work(size))
    const once = (before + after) / 2
    before = after
    return twice / once
  })
  return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

/** One line if a piece of work grows faster than it may. */
export function overgrown(name: string, growth: number): string[] {
  return growth > cost.twiceAsMuch
    ? [
        `${name}: twice as much costs ${growth.toFixed(1)} times as much, ${cost.twiceAsMuch} allowed`,
      ]
    : []
}
