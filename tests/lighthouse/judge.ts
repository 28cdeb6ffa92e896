import { paint } from '../budgets.ts'
import type { Audit } from './audit.ts'

/** One line for everything in which a run falls short. */
export const complaintsOf = (run: Audit): string[] => [...otherComplaints(run), ...slowness(run)]

/** Whether a run keeps to all limits. */
export const isGood = (run: Audit): boolean => complaintsOf(run).length === 0

/** Whether a run falls short in what takes time, and in nothing else. */
const isOnlySlow = (run: Audit): boolean =>
  otherComplaints(run).length === 0 && slowness(run).length > 0

const TIMED = 'performance'

const slowness = (run: Audit): string[] => [
  ...pointsLost(run, (name) => name === TIMED),
  ...over(run, [
    ['largest paint', run.largestPaint, paint.largestMs, 'ms'],
    ['blocking', run.blocked, paint.blockedMs, 'ms'],
  ]),
]

const otherComplaints = (run: Audit): string[] => [
  ...pointsLost(run, (name) => name !== TIMED),
  ...over(run, [
    ['layout shift', run.shift, paint.shift, ''],
    ['scripts before the first paint', run.earlyScripts, paint.earlyScripts, 'bytes'],
    ['fetched in all', run.bytes, paint.bytes, 'bytes'],
  ]),
]

const pointsLost = ({ path, scores, remarks }: Audit, isAsked: (name: string) => boolean) =>
  Object.entries(scores).flatMap(([name, score]) =>
    isAsked(name) && score < 100
      ? [`${path}: ${score} of 100 for ${name} (${remarks.join('; ')})`]
      : [],
  )

type Limit = readonly [what: string, value: number, limit: number, unit: string]

const over = ({ path }: Audit, limits: readonly Limit[]): string[] =>
  limits.flatMap(([what, value, limit, unit]) =>
    // A value that is missing keeps to no limit.
    value <= limit ? [] : [`${path}: ${round(value)} ${unit} ${what}, ${limit} allowed`],
  )

const round = (value: number): number => Math.round(value * 1000) / 1000

/** How far apart speeds may be, as a part of the greater one. */
const STEADY = 0.25

/** Whether a machine had about the same speed all the time. */
export const isSteady = (...speeds: readonly number[]): boolean =>
  Math.min(...speeds) >= Math.max(...speeds) * (1 - STEADY)

/** A page does the same work every time: if it took less than this part of the time, the machine made the difference. */
const SAME_WORK = 0.85

/**
 * The runs of a page that count: all but those that were only slow, and in which the same work took clearly longer
 * than in another run.
 */
export function counted(runs: readonly Audit[]): Audit[] {
  const least = Math.min(...runs.map(({ work }) => work))
  return runs.filter((run) => !isOnlySlow(run) || !(least < run.work * SAME_WORK))
}

/**
 * The good runs of a page, if there are so many as were asked for, and as many again for each that counts and was
 * too slow: such a one may come of a machine that stumbles, a page that is too slow is so every time.
 * @returns nothing as long as there are too few, or if anything else was wrong in any run
 */
export function outweighing(runs: readonly Audit[], asked: number): readonly Audit[] | undefined {
  const good = runs.filter(isGood)
  const slow = counted(runs).filter((run) => !isGood(run))
  const isOnlyTime = runs.every((run) => isGood(run) || isOnlySlow(run))
  return isOnlyTime && good.length >= asked * (1 + slow.length) ? good : undefined
}
