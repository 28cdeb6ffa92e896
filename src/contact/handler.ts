import type { ReceivedForm } from '../contract/manifest.ts'
import { CONTACT_PATH } from '../contract/request-path.ts'
import { type Api, errorResponse, type Handler } from '../server/api.ts'
import { NO_BODY } from '../server/body.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isReadMethod } from '../server/response.ts'
import { getClientKeys } from './client-address.ts'
import { isPrefetchOrCrossSite } from './fetch-metadata.ts'
import type { PageSource } from './form-pages.ts'
import { type FormErrors, validateForm } from './form-validation.ts'
import type { RateLimit } from './rate-limit.ts'
import {
  createFailure,
  createFormFailure,
  createSuccess,
  type Failure,
  pageResponse,
  redirectToForm,
  SENT_PATH,
} from './responses.ts'
import { type Store, StoreUnavailableError } from './store.ts'
import { validateRequest } from './validation.ts'
import type { Submission } from './values.ts'

export interface ContactDependencies {
  readonly store: Store
  readonly onStored: () => void
  readonly limit: RateLimit
  readonly trustedProxies: number
}

export interface ContactOptions {
  /** Maximum size of the message, in percent-encoded bytes. */
  readonly messageMaxBytes: number
  readonly base?: string
  readonly pages: PageSource
  /** The default language of the site. */
  readonly language?: string | undefined
  /** The language of the page at an address; undefined for the default language. */
  readonly findLanguage?: (address: string) => string | undefined
}

const RETRY_AFTER_SECONDS = '30'

const METHOD_NOT_ALLOWED: Failure = {
  status: 405,
  error: 'Contact requests must use GET.',
  page: 'invalid',
  fields: { form: 'Contact requests must use GET.' },
  headers: { Allow: 'GET' },
}

const FORBIDDEN: Failure = {
  status: 403,
  error: 'Contact requests must be sent with the form of this site.',
  page: 'invalid',
  fields: { form: 'Contact requests must be sent with the form of this site.' },
}

const FORM_METHOD_NOT_ALLOWED: Failure = {
  status: 405,
  error: 'Forms must use POST.',
  page: 'invalid',
  fields: { form: 'Forms must use POST.' },
  headers: { Allow: 'GET, HEAD, POST' },
}

/** The server never requests the body, see `http.ts`. */
const EXPECTATION_FAILED: Failure = {
  status: 417,
  error: 'Send the form without the header Expect.',
  page: 'invalid',
  fields: { form: 'Send the form without the header Expect.' },
}

const UNSUPPORTED_TYPE: Failure = {
  status: 415,
  error: 'Forms must be sent as application/x-www-form-urlencoded.',
  page: 'invalid',
  fields: { form: 'Forms must be sent as application/x-www-form-urlencoded.' },
}

const UNAVAILABLE: Failure = {
  status: 503,
  error: 'Contact requests cannot be stored at the moment.',
  page: 'unavailable',
  headers: { 'Retry-After': RETRY_AFTER_SECONDS },
}

const createRateLimitFailure = (seconds: number): Failure => ({
  status: 429,
  error: 'Too many contact requests from your network.',
  page: 'busy',
  headers: { 'Retry-After': `${seconds}` },
})

/** Undefined means that the submission is stored. */
const storeSubmission = async (
  { store, onStored, limit, trustedProxies }: ContactDependencies,
  request: SiteRequest,
  submission: Submission,
): Promise<Failure | undefined> => {
  const decision = limit.take(getClientKeys(request, trustedProxies))
  if (decision.waitSeconds > 0) return createRateLimitFailure(decision.waitSeconds)
  try {
    await store.add(submission)
    onStored()
    return undefined
  } catch (error) {
    decision.refund()
    if (error instanceof StoreUnavailableError) return UNAVAILABLE
    throw error
  }
}

const processRequest = async (
  dependencies: ContactDependencies,
  request: SiteRequest,
  messageMaxBytes: number,
): Promise<Failure | undefined> => {
  const { method, headers, query } = request
  // HEAD must not store anything, and without storing it cannot know the status of a GET.
  if (method !== 'GET') return METHOD_NOT_ALLOWED
  if (isPrefetchOrCrossSite(headers, dependencies.trustedProxies > 0)) return FORBIDDEN
  const result = validateRequest(query, messageMaxBytes)
  if (!('values' in result)) return { ...result, page: 'invalid' }
  return storeSubmission(dependencies, request, result.values)
}

const processForm = async (
  dependencies: ContactDependencies,
  request: SiteRequest,
  form: ReceivedForm,
): Promise<Failure | FormErrors | undefined> => {
  const { method, headers, body = NO_BODY } = request
  if (method !== 'POST') return FORM_METHOD_NOT_ALLOWED
  if (headers.expect !== undefined) return EXPECTATION_FAILED
  if (isPrefetchOrCrossSite(headers, dependencies.trustedProxies > 0)) return FORBIDDEN
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    return UNSUPPORTED_TYPE
  }
  const result = validateForm(form, body)
  return 'errors' in result ? result : storeSubmission(dependencies, request, result)
}

const createFormHandler =
  (
    dependencies: ContactDependencies,
    form: ReceivedForm,
    getOptions: () => ContactOptions,
  ): Handler =>
  async (request) => {
    const { base, pages } = getOptions()
    if (isReadMethod(request.method)) return redirectToForm(form)
    const failure = await processForm(dependencies, request, form)
    const { language } = form
    if (!failure) return createSuccess(request, base, language)
    return 'errors' in failure
      ? createFormFailure(request, form, failure)
      : createFailure(request, pages, { ...failure, language })
  }

/** The page of the form, in the same site. Empty if the browser does not send it. */
const getRefererPath = ({ headers: { referer = '' } }: SiteRequest): string =>
  URL.canParse(referer) ? new URL(referer).pathname : ''

/** The endpoints: that of the specification (section 7), custom forms, and the confirmation page. */
export const createContactApi = (
  dependencies: ContactDependencies,
  getOptions: () => ContactOptions,
  forms: Readonly<Record<string, ReceivedForm>> = {},
): Api => {
  const handleRequest: Handler = async (request): Promise<SiteResponse> => {
    const { messageMaxBytes, base, pages, findLanguage } = getOptions()
    const failure = await processRequest(dependencies, request, messageMaxBytes)
    const language = findLanguage?.(getRefererPath(request))
    return failure
      ? createFailure(request, pages, { ...failure, language })
      : createSuccess(request, base, language)
  }
  const handleSentPage: Handler = ({ method, query }) =>
    isReadMethod(method)
      ? pageResponse(getOptions().pages, 'sent', {
          status: 200,
          language: new URLSearchParams(query).get('language') ?? undefined,
        })
      : errorResponse(SENT_PATH, {
          status: 405,
          error: 'Method not allowed.',
          headers: { Allow: 'GET, HEAD' },
        })
  const formHandlers = Object.entries(forms).map(
    ([path, form]) => [path, createFormHandler(dependencies, form, getOptions)] as const,
  )
  return new Map([[CONTACT_PATH, handleRequest], [SENT_PATH, handleSentPage], ...formHandlers])
}
