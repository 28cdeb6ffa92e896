import { withoutBase } from '../contract/base.ts'
import { FORMS_PATH } from '../contract/forms.ts'
import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'
import { decodeRequestPath } from './request-target.ts'
import { plainResponse, type SiteRequest, type SiteResponse } from './response.ts'

export type Handler = (request: SiteRequest) => SiteResponse | Promise<SiteResponse>

export type Api = ReadonlyMap<string, Handler>

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

/** Whether errors of an address are JSON. @param base the base path of the site */
export const isApiPath = (address: string, base = ''): boolean =>
  /^\/api(\/|$)/i.test(withoutBase(base, address) ?? '')

/** Whether an address receives a custom form. @param path percent-encoded */
export const isFormPath = (path: string, base = ''): boolean =>
  withoutBase(base, path)?.startsWith(`${FORMS_PATH}/`) === true

export const apiNotFound = (): SiteResponse =>
  jsonResponse(404, { success: false, error: 'Not found.' })

interface ErrorOptions {
  readonly status: number
  readonly error: string
  readonly headers?: Readonly<Record<string, string>>
}

/** JSON for API paths, plain text for all others. @param path percent-encoded */
export const errorResponse = (
  path: string,
  { status, error, headers = {} }: ErrorOptions,
  base = '',
): SiteResponse =>
  isApiPath(decodeRequestPath(path) ?? path, base)
    ? jsonResponse(status, { success: false, error }, headers)
    : plainResponse(status, error, headers)
