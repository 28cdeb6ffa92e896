/** What the server says of itself to those who run it: `/healthz`, `/readyz` and `/metrics`. */
import { timingSafeEqual } from 'node:crypto'
import { jsonResponse } from './api.ts'
import { isReadMethod, plainResponse, type SiteRequest, type SiteResponse } from './response.ts'
import type { Site } from './serve.ts'

/** How the parts of the server are. */
export interface Readiness {
  /** Whether everything works. */
  readonly ready: boolean
  /** Numbers by their name. */
  readonly numbers: Readonly<Record<string, number>>
}

export interface OpsOptions {
  /** Opens it from everywhere; without one, only this machine is let in. */
  readonly token: string | undefined
  readonly checkReadiness: () => Promise<Readiness>
  readonly counters: ResponseCounters
}

/** Counts answers, by their status and by whether they are for programs. */
export class ResponseCounters {
  readonly #answers = new Map<string, number>()
  readonly #started = Date.now() / 1000

  count(status: number, isCall: boolean): void {
    const labels = `status="${status}",for="${isCall ? 'call' : 'page'}"`
    this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1)
  }

  /** All numbers in the text format of Prometheus, version 0.0.4. */
  format({ ready, numbers }: Readiness): string {
    const gauges = {
      ready: Number(ready),
      ...numbers,
      start_time_seconds: this.#started,
      resident_memory_bytes: process.memoryUsage.rss(),
    }
    return [
      '# TYPE site_answers_total counter',
      ...[...this.#answers].map(([labels, count]) => `site_answers_total{${labels}} ${count}`),
      ...Object.entries(gauges).flatMap(([name, value]) => [
        `# TYPE site_${name} gauge`,
        `site_${name} ${value}`,
      ]),
    ].join('\n')
  }
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
/** A proxy on this machine asks for others, and says so. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip']

const isAuthorized = (
  { headers, remoteAddress }: SiteRequest,
  token: string | undefined,
): boolean => {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')
  const wanted = Buffer.from(token ?? '')
  if (wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted))
    return true
  return LOOPBACK.test(remoteAddress) && PROXY_HEADERS.every((name) => headers[name] === undefined)
}

/** A site with this door beside it. To those who are not let in, there is nothing. */
export const withOpsEndpoints = (
  site: Site,
  { token, checkReadiness, counters }: OpsOptions,
): Site => {
  const endpoints: Readonly<Record<string, () => SiteResponse | Promise<SiteResponse>>> = {
    '/healthz': () => jsonResponse(200, { success: true }),
    '/readyz': async () => {
      const { ready, numbers } = await checkReadiness()
      return jsonResponse(ready ? 200 : 503, { success: ready, fields: numbers })
    },
    '/metrics': async () =>
      plainResponse(200, counters.format(await checkReadiness()), {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      }),
  }
  return (request) => {
    const endpoint = Object.hasOwn(endpoints, request.path) ? endpoints[request.path] : undefined
    return endpoint && isReadMethod(request.method) && isAuthorized(request, token)
      ? endpoint()
      : site(request)
  }
}
