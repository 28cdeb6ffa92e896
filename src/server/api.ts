/** What the server does itself, as opposed to what it serves. */

import { withoutBase } from '../contract/base.ts'
import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'
import { decodeRequestPath } from './request-target.ts'
import { plainResponse, type SiteRequest, type SiteResponse } from './response.ts'

export type Handler = (request: SiteRequest) => SiteResponse | Promise<SiteResponse>

/** Handlers by path. They get every method and every query, and answer for all that they keep. */
export type Api = ReadonlyMap<string, Handler>

/** An answer to a program, kept by nobody on its way. */
export const jsonResponse = (
  status: number,
  value: { readonly success: boolean; readonly error?: string; readonly fields?: object },
  headers: Readonly<Record<string, string>> = {},
): SiteResponse => ({
  status,
  headers: {
    ...securityHeaders(INERT_POLICY),
    'Referrer-Policy': 'no-referrer',
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(value),
})

/**
 * Whether an address belongs to programs, so that even its errors are JSON.
 * @param base the path under which the site lies
 */
export const isApiPath = (address: string, base = ''): boolean =>
  /^\/api(\/|$)/i.test(withoutBase(base, address) ?? '')

/** The answer to a call that does not exist. */
export const apiNotFound = (): SiteResponse =>
  jsonResponse(404, { success: false, error: 'There is no such call.' })

/**
 * An error, in the words of whoever asked: JSON for programs.
 * @param path as it was sent
 * @param base the path under which the site lies
 */
export const errorResponse = (
  path: string,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
  base = '',
): SiteResponse =>
  isApiPath(decodeRequestPath(path) ?? path, base)
    ? jsonResponse(status, { success: false, error }, headers)
    : plainResponse(status, error, headers)
