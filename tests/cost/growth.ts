/** Finds steps whose cost grows faster than what they are given. */
import { cost } from '../budgets.ts'

/** Enough that one of them is not disturbed. */
const ROUNDS = 6
/** So many at most, where the least that was measured is not measured again. */
const MOST_ROUNDS = 16
/** Two measurements agree if one is longer by no more than this share. */
const AGREEING = 0.06

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Whether the least of some measurements was measured twice: a machine is at times quicker for one of them alone. */
export function isConfirmed(measured: readonly number[]): boolean {
  const [least = 0, next = Number.POSITIVE_INFINITY] = measured.toSorted((a, b) => a - b)
  return next <= least * (1 + AGREEING)
}

/**
 * How many times as much work costs with twice as much to do: the least of some rounds, since whatever disturbs a
 * measurement makes it longer. CPU time, which does not depend on what else the machine does; but how much a machine
 * does in it changes with its neighbours, so that rounds go on until both least ones are confirmed.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const [once, twice] = [[], []] as [number[], number[]]
  work(size)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round >= ROUNDS && isConfirmed(once) && isConfirmed(twice)) break
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
