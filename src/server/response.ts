import type { IncomingHttpHeaders } from 'node:http'
import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'
import type { Body } from './body.ts'

export interface SiteRequest {
  readonly method: string
  /** Percent-encoded, without the query. */
  readonly path: string
  /** Without the `?`. May hold personal data: never log it. */
  readonly query: string
  readonly headers: IncomingHttpHeaders
  /** May hold personal data: never log it. */
  readonly body?: Body
  /** Of the client, or of the last proxy in front of this server. */
  readonly remoteAddress: string
}

export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

export const plainResponse = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): SiteResponse => ({
  status,
  headers: {
    ...securityHeaders(INERT_POLICY),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  },
  body: `${text}\n`,
})

export const methodNotAllowed = (): SiteResponse =>
  plainResponse(405, 'Method not allowed.', { Allow: 'GET, HEAD' })

export const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'
