/** What the contact service answers: JSON to scripts, pages to people who have no JavaScript. */

import { securityHeaders } from '../contract/headers.ts'
import type { RequestPageName } from '../contract/manifest.ts'
import { CONTACT_PATH } from '../contract/request-path.ts'
import { jsonResponse } from '../server/api.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isNavigation } from './navigation.ts'
import { type PageSource, withReasons } from './pages.ts'
import type { Part } from './values.ts'

/** Where a form without JavaScript lands once its request is stored; nothing of the request is in it. */
export const SENT_PATH = `${CONTACT_PATH}/sent`

/** Kept by nobody, named to nobody, found by nobody: the address holds personal data. */
const DISCREET = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

const VARY = { Vary: 'Accept, Sec-Fetch-Mode' } as const

export interface Failure {
  readonly status: number
  readonly error: string
  readonly fields?: { readonly [Name in Part]?: string }
  readonly page: Exclude<RequestPageName, 'sent'>
  readonly headers?: Readonly<Record<string, string>>
}

const isPart = (name: string): name is Part =>
  ['name', 'email', 'contact', 'message', 'form'].includes(name)

/** A page as the answer. */
export const pageResponse = async (
  pages: PageSource,
  name: RequestPageName,
  status: number,
  parts: readonly Part[] = [],
  headers: Readonly<Record<string, string>> = {},
): Promise<SiteResponse> => {
  const { html, csp } = await pages(name)
  return {
    status,
    headers: {
      ...securityHeaders(csp),
      ...DISCREET,
      ...VARY,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
    body: withReasons(html, parts),
  }
}

/** The request is stored. @param base the path under which the site lies */
export const success = ({ headers }: SiteRequest, base = ''): SiteResponse => {
  const answer = jsonResponse(200, { success: true }, { ...DISCREET, ...VARY })
  // See Other: reloading the page that follows sends nothing again (RFC 9110, 15.4.4).
  return isNavigation(headers)
    ? { ...answer, status: 303, headers: { ...answer.headers, Location: base + SENT_PATH } }
    : answer
}

/** The request is not stored. */
export const failure = (
  { headers: asked }: SiteRequest,
  pages: PageSource,
  { status, error, fields, page, headers }: Failure,
): SiteResponse | Promise<SiteResponse> => {
  if (isNavigation(asked)) {
    return pageResponse(pages, page, status, Object.keys(fields ?? {}).filter(isPart), headers)
  }
  const value = { success: false, error, ...(fields ? { fields } : {}) }
  return jsonResponse(status, value, { ...DISCREET, ...VARY, ...headers })
}
