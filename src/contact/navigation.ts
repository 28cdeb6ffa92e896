/** Who is waiting for an answer: a person in front of a page, or a script. And who only pretends to. */
import type { IncomingHttpHeaders } from 'node:http'

const first = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).toLowerCase()

/** Whether the answer becomes a page: browsers say so (Fetch Metadata), older ones by what they accept. */
export const isNavigation = (headers: IncomingHttpHeaders): boolean => {
  const mode = first(headers['sec-fetch-mode'])
  return mode === '' ? /\btext\/html\b/.test(first(headers.accept)) : mode === 'navigate'
}

/** Whether nobody has asked yet: the browser fetches what somebody might ask for. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  /\b(prefetch|prerender|preview)\b/.test(
    [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
      .map(first)
      .join(),
  )

/** Whether a page of another site makes the visitor's browser ask. */
const isFromElsewhere = (headers: IncomingHttpHeaders): boolean =>
  first(headers['sec-fetch-site']) === 'cross-site'

/** Whether a request was not sent by a person with the form of this site. */
export const isUnasked = (headers: IncomingHttpHeaders): boolean =>
  isPrefetch(headers) || isFromElsewhere(headers)
