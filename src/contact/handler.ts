/** The call by which visitors get in touch (specification, section 7). */
import { CONTACT_PATH } from '../contract/request-path.ts'
import { type Api, errorResponse, type Handler } from '../server/api.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isReadMethod } from '../server/response.ts'
import { getClientKeys } from './client-address.ts'
import { isPrefetchOrCrossSite } from './fetch-metadata.ts'
import type { PageSource } from './form-pages.ts'
import type { RateLimit } from './rate-limit.ts'
import { createFailure, createSuccess, type Failure, pageResponse, SENT_PATH } from './responses.ts'
import { type Store, StoreUnavailableError } from './store.ts'
import { validateRequest } from './validation.ts'

/** What the service needs to answer. */
export interface ContactDependencies {
  readonly store: Store
  /** Is told when a request has been stored. */
  readonly onStored: () => void
  readonly limit: RateLimit
  readonly trustedProxies: number
}

/** What the site says about the service. */
export interface ContactOptions {
  /** The longest message, in bytes as percent-encoded in the query. */
  readonly messageMaxBytes: number
  /** The path under which the site lies; none at the root of the host. */
  readonly base?: string
  readonly pages: PageSource
}

const RETRY_AFTER_SECONDS = '30'

const METHOD_NOT_ALLOWED: Failure = {
  status: 405,
  error: 'Contact requests are sent with GET.',
  page: 'invalid',
  fields: { form: 'Contact requests are sent with GET.' },
  headers: { Allow: 'GET' },
}

const FORBIDDEN: Failure = {
  status: 403,
  error: 'Contact requests are sent with the form of this site.',
  page: 'invalid',
  fields: { form: 'Contact requests are sent with the form of this site.' },
}

const UNAVAILABLE: Failure = {
  status: 503,
  error: 'Contact requests cannot be received at the moment.',
  page: 'unavailable',
  headers: { 'Retry-After': RETRY_AFTER_SECONDS },
}

const createRateLimitFailure = (seconds: number): Failure => ({
  status: 429,
  error: 'Too many contact requests were sent from your network.',
  page: 'busy',
  headers: { 'Retry-After': `${seconds}` },
})

/** Decides about one request; undefined once it is stored. */
const processRequest = async (
  { store, onStored, limit, trustedProxies }: ContactDependencies,
  request: SiteRequest,
  messageMaxBytes: number,
): Promise<Failure | undefined> => {
  const { method, headers, query } = request
  // HEAD must not do what GET does, and could not tell the same without doing it.
  if (method !== 'GET') return METHOD_NOT_ALLOWED
  if (isPrefetchOrCrossSite(headers, trustedProxies > 0)) return FORBIDDEN
  const result = validateRequest(query, messageMaxBytes)
  if (!('values' in result)) return { ...result, page: 'invalid' }
  const decision = limit.take(getClientKeys(request, trustedProxies))
  if (decision.waitSeconds > 0) return createRateLimitFailure(decision.waitSeconds)
  try {
    await store.add(result.values)
    onStored()
    return undefined
  } catch (error) {
    decision.refund()
    if (error instanceof StoreUnavailableError) return UNAVAILABLE
    throw error
  }
}

/** The call, and the page that thanks those who have no JavaScript. */
export const createContactApi = (
  dependencies: ContactDependencies,
  getOptions: () => ContactOptions,
): Api => {
  const call: Handler = async (request): Promise<SiteResponse> => {
    const { messageMaxBytes, base, pages } = getOptions()
    const failed = await processRequest(dependencies, request, messageMaxBytes)
    return failed ? createFailure(request, pages, failed) : createSuccess(request, base)
  }
  const sent: Handler = ({ method }) =>
    isReadMethod(method)
      ? pageResponse(getOptions().pages, 'sent', 200)
      : errorResponse(SENT_PATH, 405, 'This address can only be read.', { Allow: 'GET, HEAD' })
  return new Map([
    [CONTACT_PATH, call],
    [SENT_PATH, sent],
  ])
}
