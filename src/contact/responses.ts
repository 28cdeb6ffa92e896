/** What the contact service answers: JSON to scripts, pages to people who have no JavaScript. */

import { securityHeaders } from '../contract/headers.ts'
import type { RequestPageName } from '../contract/manifest.ts'
import { CONTACT_PATH } from '../contract/request-path.ts'
import { jsonResponse } from '../server/api.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isNavigation } from './fetch-metadata.ts'
import { filterReasons, type PageSource } from './form-pages.ts'
import type { ErrorField } from './values.ts'

/** Where a form without JavaScript lands once its request is stored; nothing of the request is in it. */
export const SENT_PATH = `${CONTACT_PATH}/sent`

/** Kept by nobody, named to nobody, found by nobody: the address holds personal data. */
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

const isErrorField = (name: string): name is ErrorField =>
  ['name', 'email', 'contact', 'message', 'form'].includes(name)

/** A page as the answer. */
export const pageResponse = async (
  pages: PageSource,
  name: RequestPageName,
  status: number,
  parts: readonly ErrorField[] = [],
  headers: Readonly<Record<string, string>> = {},
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
    body: filterReasons(html, parts),
  }
}

/** The request is stored. @param base the path under which the site lies */
export const createSuccess = ({ headers }: SiteRequest, base = ''): SiteResponse => {
  const answer = jsonResponse(200, { success: true }, { ...PRIVATE_HEADERS, ...VARY })
  // See Other: reloading the page that follows sends nothing again (RFC 9110, 15.4.4).
  return isNavigation(headers)
    ? { ...answer, status: 303, headers: { ...answer.headers, Location: base + SENT_PATH } }
    : answer
}

/** The request is not stored. */
export const createFailure = (
  { headers: asked }: SiteRequest,
  pages: PageSource,
  { status, error, fields, page, headers }: Failure,
): SiteResponse | Promise<SiteResponse> => {
  if (isNavigation(asked)) {
    return pageResponse(
      pages,
      page,
      status,
      Object.keys(fields ?? {}).filter(isErrorField),
      headers,
    )
  }
  const value = { success: false, error, ...(fields ? { fields } : {}) }
  return jsonResponse(status, value, { ...PRIVATE_HEADERS, ...VARY, ...headers })
}
