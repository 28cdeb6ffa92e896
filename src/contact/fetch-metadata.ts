/** Who is waiting for an answer: a person in front of a page, or a script. And who only pretends to. */
import type { IncomingHttpHeaders } from 'node:http'

const normalizeHeader = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).toLowerCase()

/** Whether the answer becomes a page: browsers say so (Fetch Metadata), older ones by what they accept. */
export const isNavigation = (headers: IncomingHttpHeaders): boolean => {
  const mode = normalizeHeader(headers['sec-fetch-mode'])
  return mode === '' ? /\btext\/html\b/.test(normalizeHeader(headers.accept)) : mode === 'navigate'
}

/** Whether nobody has asked yet: the browser fetches what somebody might ask for. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  /\b(prefetch|prerender|preview)\b/.test(
    [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
      .map(normalizeHeader)
      .join(),
  )

/** The host of an address, without its port, which proxies may leave out; empty if it has none: `null`. */
const getHostname = (url: string): string => {
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
const isCrossSite = (headers: IncomingHttpHeaders, isProxied: boolean): boolean => {
  const named = [
    normalizeHeader(headers.host),
    ...(isProxied ? [normalizeHeader(headers['x-forwarded-host'])] : []),
  ]
  const own = named.flatMap((hosts) =>
    hosts.split(',').map((host) => getHostname(`http://${host.trim()}`)),
  )
  const isForeign = (url: string) =>
    url !== '' && (getHostname(url) === '' || !own.includes(getHostname(url)))
  const site = normalizeHeader(headers['sec-fetch-site'])
  if (isForeign(normalizeHeader(headers.origin))) return true
  return site === ''
    ? isForeign(normalizeHeader(headers.referer))
    : site !== 'same-origin' && site !== 'none'
}

/**
 * Whether a request was not sent by a person with the form of this site.
 * @param isProxied whether what a proxy says about the host can be believed
 */
export const isPrefetchOrCrossSite = (headers: IncomingHttpHeaders, isProxied: boolean): boolean =>
  isPrefetch(headers) || isCrossSite(headers, isProxied)
