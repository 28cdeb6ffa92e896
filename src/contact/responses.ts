import { securityHeaders } from '../contract/headers.ts'
import type { RequestPageName } from '../contract/manifest.ts'
import { CONTACT_PATH } from '../contract/request-path.ts'
import { jsonResponse } from '../server/api.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isNavigation } from './fetch-metadata.ts'
import { filterReasons, type PageSource } from './form-pages.ts'
import type { ErrorField } from './values.ts'

/** The confirmation page, whose address contains no personal data. */
export const SENT_PATH = `${CONTACT_PATH}/sent`

/** The request URL contains personal data: no caching, no referrer, no indexing. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

const VARY = { Vary: 'Accept, Sec-Fetch-Mode' } as const

export interface Failure {
  readonly status: number
  readonly error: string
  readonly fields?: { readonly [Name in ErrorField]?: string }
  readonly page: Exclude<RequestPageName, 'sent'>
  readonly headers?: Readonly<Record<string, string>>
}

interface PageOptions {
  readonly status: number
  readonly fields?: readonly string[]
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export const pageResponse = async (
  pages: PageSource,
  name: RequestPageName,
  { status, fields = [], headers }: PageOptions,
): Promise<SiteResponse> => {
  const { html, csp } = await pages(name)
  return {
    status,
    headers: {
      ...securityHeaders(csp),
      ...PRIVATE_HEADERS,
      ...VARY,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
    body: filterReasons(html, fields),
  }
}

export const createSuccess = ({ headers }: SiteRequest, base = ''): SiteResponse => {
  const response = jsonResponse(200, { success: true }, { ...PRIVATE_HEADERS, ...VARY })
  // 303 See Other: reloading the confirmation page sends nothing again (RFC 9110, section 15.4.4).
  return isNavigation(headers)
    ? { ...response, status: 303, headers: { ...response.headers, Location: base + SENT_PATH } }
    : response
}

export const createFailure = (
  { headers: requestHeaders }: SiteRequest,
  pages: PageSource,
  { status, error, fields, page, headers }: Failure,
): SiteResponse | Promise<SiteResponse> => {
  if (isNavigation(requestHeaders)) {
    return pageResponse(pages, page, { status, fields: Object.keys(fields ?? {}), headers })
  }
  const value = { success: false, error, ...(fields ? { fields } : {}) }
  return jsonResponse(status, value, { ...PRIVATE_HEADERS, ...VARY, ...headers })
}
