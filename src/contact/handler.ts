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

/** Undefined means that the request is stored. */
const processRequest = async (
  { store, onStored, limit, trustedProxies }: ContactDependencies,
  request: SiteRequest,
  messageMaxBytes: number,
): Promise<Failure | undefined> => {
  const { method, headers, query } = request
  // HEAD must not store anything, and without storing it cannot know the status of a GET.
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

/** The endpoint (specification, section 7), and the confirmation page for visitors without JavaScript. */
export const createContactApi = (
  dependencies: ContactDependencies,
  getOptions: () => ContactOptions,
): Api => {
  const handleRequest: Handler = async (request): Promise<SiteResponse> => {
    const { messageMaxBytes, base, pages } = getOptions()
    const failure = await processRequest(dependencies, request, messageMaxBytes)
    return failure ? createFailure(request, pages, failure) : createSuccess(request, base)
  }
  const handleSentPage: Handler = ({ method }) =>
    isReadMethod(method)
      ? pageResponse(getOptions().pages, 'sent', { status: 200 })
      : errorResponse(SENT_PATH, {
          status: 405,
          error: 'Method not allowed.',
          headers: { Allow: 'GET, HEAD' },
        })
  return new Map([
    [CONTACT_PATH, handleRequest],
    [SENT_PATH, handleSentPage],
  ])
}
