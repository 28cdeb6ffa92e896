import { securityHeaders } from '../contract/headers.ts'
import type { ReceivedForm, RequestPageName } from '../contract/manifest.ts'
import { CONTACT_PATH } from '../contract/request-path.ts'
import { encodePath } from '../contract/routes.ts'
import { jsonResponse } from '../server/api.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isNavigation } from './fetch-metadata.ts'
import { fillFormPage, filterReasons, type PageSource } from './form-pages.ts'
import type { FormErrors } from './form-validation.ts'
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
  readonly language?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

interface PageOptions {
  readonly status: number
  readonly language?: string | undefined
  readonly fields?: readonly string[]
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export const pageResponse = async (
  pages: PageSource,
  name: RequestPageName,
  { status, language, fields = [], headers }: PageOptions,
): Promise<SiteResponse> => {
  const { html, csp } = await pages(name, language)
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

const FORM_HEADERS = {
  ...PRIVATE_HEADERS,
  ...VARY,
  // With `no-referrer`, browsers would send `Origin: null` when the page with errors is sent again.
  'Referrer-Policy': 'same-origin',
} as const

/** For visitors who open the address of a form, which only receives values. */
export const redirectToForm = ({ page }: ReceivedForm): SiteResponse => ({
  status: 303,
  headers: {
    ...jsonResponse(303, { success: false }, FORM_HEADERS).headers,
    Location: page.split('#').map(encodePath).join('#'),
  },
  body: '',
})

export const createFormFailure = (
  { headers }: SiteRequest,
  { messages, invalid: { html, csp } }: ReceivedForm,
  found: FormErrors,
): SiteResponse => {
  if (!isNavigation(headers)) {
    const fields = Object.fromEntries(found.errors)
    return jsonResponse(400, { success: false, error: messages.changed, fields }, FORM_HEADERS)
  }
  return {
    status: 400,
    headers: {
      ...securityHeaders(csp),
      ...FORM_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
    },
    body: fillFormPage(html, found),
  }
}

/** @param language of the visitor; undefined for the default language */
export const createSuccess = (
  { headers }: SiteRequest,
  base = '',
  language?: string,
): SiteResponse => {
  const response = jsonResponse(200, { success: true }, { ...PRIVATE_HEADERS, ...VARY })
  const query = language === undefined ? '' : `?language=${language}`
  // 303 See Other: reloading the confirmation page sends nothing again (RFC 9110, section 15.4.4).
  return isNavigation(headers)
    ? {
        ...response,
        status: 303,
        headers: { ...response.headers, Location: base + SENT_PATH + query },
      }
    : response
}

export const createFailure = (
  { headers: requestHeaders }: SiteRequest,
  pages: PageSource,
  { status, error, fields, page, language, headers }: Failure,
): SiteResponse | Promise<SiteResponse> => {
  if (isNavigation(requestHeaders)) {
    return pageResponse(pages, page, {
      ...{ status, language, headers },
      fields: Object.keys(fields ?? {}),
    })
  }
  const value = { success: false, error, ...(fields ? { fields } : {}) }
  return jsonResponse(status, value, { ...PRIVATE_HEADERS, ...VARY, ...headers })
}
