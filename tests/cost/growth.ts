/** Finds steps whose cost grows faster than what they are given. */
import { cost } from '../budgets.ts'

/** Enough that one of them is not disturbed. */
const ROUNDS = 6

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/**
 * How many times as much work costs with twice as much to do: the least of some rounds, since whatever disturbs a
 * measurement makes it longer. CPU time, which does not depend on what else the machine does.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const [once, twice] = [[], []] as [number[], number[]]
  work(size)
  for (let round = 0; round < ROUNDS; round += 1) {
    once.push(cpuOf(() => work(size)))
    twice.push(cpuOf(() => work(2 * size)))
  }
  return Math.min(...twice) / Math.min(...once)
}

/** One line if a piece of work grows faster than it may. */
export function overgrown(name: string, growth: number): string[] {
  return growth > cost.twiceAsMuch
    ? [
        `${name}: twice as much costs ${growth.toFixed(1)} times as much, ${cost.twiceAsMuch} allowed`,
      ]
    : []
}
