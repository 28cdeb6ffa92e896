/** One run of Lighthouse, as a phone on a slow connection sees a page (its default, simulated throttling). */
import lighthouse from 'lighthouse'
import { stolenMs } from './stolen.ts'

/** What a run has found. Times are in milliseconds, scores go from 0 to 100. */
export interface Audit {
  readonly path: string
  readonly scores: Readonly<Record<string, number>>
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  /** Cumulative Layout Shift. */
  readonly shift: number
  /** Everything that the page has fetched, in bytes. */
  readonly bytes: number
  /** Scripts that were asked for before the first paint, in bytes. */
  readonly earlyScripts: number
  /** How fast the machine was during the run (Lighthouse's benchmark index). */
  readonly machine: number
  /** Time that was taken from the machine during the run, in ms. */
  readonly stolen: number
  /** What cost points, in Lighthouse's words. */
  readonly remarks: readonly string[]
}

/** Lighthouse itself could not do its work: that says nothing about the page. */
export class Unrecorded extends Error {}

/**
 * Audits a page.
 * @param port where a browser listens for its debugging protocol
 * @throws Unrecorded
 */
export async function audit(origin: string, path: string, port: number): Promise<Audit> {
  const before = stolenMs()
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'error',
    // For reports that people look at; no audit asks for it.
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Unrecorded(`Lighthouse has nothing to say about ${path}.`)
  const { audits, categories, environment, runtimeError } = result.lhr
  if (runtimeError) throw new Unrecorded(`${path}: ${runtimeError.message}`)
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const firstPaint = numberOf('first-contentful-paint')
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = audits[id] ?? {}
      return weight > 0 && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : []
    }),
  )
  return {
    path,
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint,
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    bytes: numberOf('total-byte-weight'),
    earlyScripts: earlyScripts(audits),
    machine: environment.benchmarkIndex,
    stolen: stolenMs() - before,
    remarks: lost,
  }
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits']

/** Bytes of the scripts that the browser had asked for when it first painted, unthrottled. */
function earlyScripts(audits: Audits): number {
  const [metrics] = itemsOf(audits, 'metrics')
  const painted = Number(metrics?.observedFirstContentfulPaint)
  return itemsOf(audits, 'network-requests').reduce((sum, request) => {
    const isEarly =
      request.resourceType === 'Script' && Number(request.networkRequestTime) < painted
    return isEarly ? sum + Number(request.transferSize) : sum
  }, 0)
}

/** Rows of an audit that has a table; Lighthouse leaves their types open. */
function itemsOf(audits: Audits, name: string): readonly Readonly<Record<string, unknown>>[] {
  const details = audits[name]?.details
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}
