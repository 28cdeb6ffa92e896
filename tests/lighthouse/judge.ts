import { paint } from '../budgets.ts'
import type { Audit } from './audit.ts'

/** One line for everything in which a run falls short. */
export function complaintsOf(run: Audit): string[] {
  const { path, scores, remarks } = run
  const short = Object.entries(scores).flatMap(([name, score]) =>
    score < 100 ? [`${path}: ${score} of 100 for ${name} (${remarks.join('; ')})`] : [],
  )
  const limits = [
    ['largest paint', run.largestPaint, paint.largestMs, 'ms'],
    ['blocking', run.blocked, paint.blockedMs, 'ms'],
    ['layout shift', run.shift, paint.shift, ''],
    ['scripts before the first paint', run.earlyScripts, paint.earlyScripts, 'bytes'],
    ['fetched in all', run.bytes, paint.bytes, 'bytes'],
  ] as const
  const over = limits.flatMap(([what, value, limit, unit]) =>
    // A value that is missing keeps to no limit.
    value <= limit ? [] : [`${path}: ${round(value)} ${unit} ${what}, ${limit} allowed`],
  )
  return [...short, ...over]
}

/** Whether a run keeps to all limits but for what its main thread has waited for the machine. */
export const hasWaited = (run: Audit): boolean =>
  complaintsOf(run).length > 0 &&
  complaintsOf({ ...run, blocked: Math.max(0, run.blocked - run.waited) }).length === 0

const round = (value: number): number => Math.round(value * 1000) / 1000
