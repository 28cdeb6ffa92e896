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

/** The host of an address, without its port, which proxies may leave out; empty if it has none: `null`. */
const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname
  } catch {
    return ''
  }
}

/**
 * Whether a page of another site makes the visitor's browser ask. Browsers say where a request comes from; older ones
 * by the address of the page, if by anything.
 */
const isFromElsewhere = (headers: IncomingHttpHeaders, isProxied: boolean): boolean => {
  const named = [first(headers.host), ...(isProxied ? [first(headers['x-forwarded-host'])] : [])]
  const own = named.flatMap((hosts) =>
    hosts.split(',').map((host) => hostOf(`http://${host.trim()}`)),
  )
  const isForeign = (url: string) =>
    url !== '' && (hostOf(url) === '' || !own.includes(hostOf(url)))
  const site = first(headers['sec-fetch-site'])
  if (isForeign(first(headers.origin))) return true
  return site === '' ? isForeign(first(headers.referer)) : site !== 'same-origin' && site !== 'none'
}

/**
 * Whether a request was not sent by a person with the form of this site.
 * @param isProxied whether what a proxy says about the host can be believed
 */
export const isUnasked = (headers: IncomingHttpHeaders, isProxied: boolean): boolean =>
  isPrefetch(headers) || isFromElsewhere(headers, isProxied)
