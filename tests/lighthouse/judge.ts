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

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Below this part of the machine's best speed, a run says more about the machine than about the page. */
const CALM = 0.75

/** Whether something else kept the machine busy during a run, by the best speed that it has shown. */
export const wasBusy = ({ machine }: Audit, best: number): boolean => machine < best * CALM
