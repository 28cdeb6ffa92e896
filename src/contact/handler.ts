/** The call by which visitors get in touch (specification, section 7). */
import { CONTACT_PATH } from '../contract/request-path.ts'
import { type Api, errorResponse, type Handler } from '../server/api.ts'
import type { SiteRequest, SiteResponse } from '../server/response.ts'
import { isReading } from '../server/response.ts'
import { clientOf } from './client-address.ts'
import { isUnasked } from './navigation.ts'
import type { PageSource } from './pages.ts'
import type { RateLimit } from './rate-limit.ts'
import { type Failure, failure, pageResponse, SENT_PATH, success } from './responses.ts'
import { type Store, StoreUnavailable } from './store.ts'
import { judge } from './validation.ts'

/** What the service needs to answer. */
export interface Desk {
  readonly store: Store
  /** Is told when a request has been stored. */
  readonly received: () => void
  readonly limit: RateLimit
  readonly trustedProxies: number
}

/** What the site says about the service. */
export interface Terms {
  /** The longest message, in bytes as percent-encoded in the query. */
  readonly messageMaxBytes: number
  /** The path under which the site lies; none at the root of the host. */
  readonly base?: string
  readonly pages: PageSource
}

const RETRY_AFTER_SECONDS = '30'

const ONLY_GET: Failure = {
  status: 405,
  error: 'Contact requests are sent with GET.',
  page: 'invalid',
  fields: { form: 'Contact requests are sent with GET.' },
  headers: { Allow: 'GET' },
}

const UNASKED: Failure = {
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

const tooMany = (seconds: number): Failure => ({
  status: 429,
  error: 'Too many contact requests were sent from your network.',
  page: 'busy',
  headers: { 'Retry-After': `${seconds}` },
})

/** Decides about one request; undefined once it is stored. */
const receive = async (
  { store, received, limit, trustedProxies }: Desk,
  request: SiteRequest,
  messageMaxBytes: number,
): Promise<Failure | undefined> => {
  const { method, headers, query } = request
  // HEAD must not do what GET does, and could not tell the same without doing it.
  if (method !== 'GET') return ONLY_GET
  if (isUnasked(headers, trustedProxies > 0)) return UNASKED
  const verdict = judge(query, messageMaxBytes)
  if (!('values' in verdict)) return { ...verdict, page: 'invalid' }
  const permit = limit.take(clientOf(request, trustedProxies))
  if (permit.waitSeconds > 0) return tooMany(permit.waitSeconds)
  try {
    await store.add(verdict.values)
    received()
    return undefined
  } catch (error) {
    permit.refund()
    if (error instanceof StoreUnavailable) return UNAVAILABLE
    throw error
  }
}

/** The call, and the page that thanks those who have no JavaScript. */
export const contactApi = (desk: Desk, terms: () => Terms): Api => {
  const call: Handler = async (request): Promise<SiteResponse> => {
    const { messageMaxBytes, base, pages } = terms()
    const failed = await receive(desk, request, messageMaxBytes)
    return failed ? failure(request, pages, failed) : success(request, base)
  }
  const sent: Handler = ({ method }) =>
    isReading(method)
      ? pageResponse(terms().pages, 'sent', 200)
      : errorResponse(SENT_PATH, 405, 'This address can only be read.', { Allow: 'GET, HEAD' })
  return new Map([
    [CONTACT_PATH, call],
    [SENT_PATH, sent],
  ])
}
