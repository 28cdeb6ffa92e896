/** Requests and responses: HTTP without its sockets. */
import type { IncomingHttpHeaders } from 'node:http'
import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'

export interface SiteRequest {
  readonly method: string
  /** The path as it was sent, still percent-encoded, without the query. */
  readonly path: string
  /** What follows the first `?`, empty if nothing does. May be personal: never to be logged. */
  readonly query: string
  readonly headers: IncomingHttpHeaders
  /** Who asked, or the last proxy before this server. */
  readonly remoteAddress: string
}

export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/** A short plain response, for those who are not looking at a page. */
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

/** The answer to a method that a known address does not have. */
export const methodNotAllowed = (): SiteResponse =>
  plainResponse(405, 'This address can only be read.', { Allow: 'GET, HEAD' })

/** Whether a request only reads. */
export const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'
