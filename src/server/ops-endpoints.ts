import { timingSafeEqual } from 'node:crypto'
import { jsonResponse } from './api.ts'
import { isReadMethod, plainResponse, type SiteRequest, type SiteResponse } from './response.ts'
import type { Site } from './serve.ts'

export interface Readiness {
  readonly ready: boolean
  readonly numbers: Readonly<Record<string, number>>
}

export interface OpsOptions {
  /** Bearer token for access from other machines. Without one, only local requests are answered. */
  readonly token: string | undefined
  readonly checkReadiness: () => Promise<Readiness>
  readonly counters: ResponseCounters
}

export class ResponseCounters {
  readonly #counts = new Map<string, number>()
  readonly #startedAt = Date.now() / 1000

  count(status: number, isApi: boolean): void {
    const labels = `status="${status}",kind="${isApi ? 'api' : 'page'}"`
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1)
  }

  /** All metrics in the Prometheus text format, version 0.0.4. */
  format({ ready, numbers }: Readiness): string {
    const gauges = {
      ready: Number(ready),
      ...numbers,
      start_time_seconds: this.#startedAt,
      resident_memory_bytes: process.memoryUsage.rss(),
    }
    return [
      '# TYPE site_responses_total counter',
      ...[...this.#counts].map(([labels, count]) => `site_responses_total{${labels}} ${count}`),
      ...Object.entries(gauges).flatMap(([name, value]) => [
        `# TYPE site_${name} gauge`,
        `site_${name} ${value}`,
      ]),
    ].join('\n')
  }
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
/** A proxy on this machine connects from loopback, but forwards requests of others. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip']

const isAuthorized = (
  { headers, remoteAddress }: SiteRequest,
  token: string | undefined,
): boolean => {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')
  const expected = Buffer.from(token ?? '')
  if (expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected))
    return true
  return LOOPBACK.test(remoteAddress) && PROXY_HEADERS.every((name) => headers[name] === undefined)
}

/** Adds `/healthz`, `/readyz` and `/metrics`. Unauthorized requests get what the site has at that path, usually a 404. */
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
