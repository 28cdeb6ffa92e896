import type { IncomingHttpHeaders } from 'node:http'

const normalizeHeader = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).toLowerCase()

/** Whether the browser shows the response as a page: by Fetch Metadata, in older browsers by the Accept header. */
export const isNavigation = (headers: IncomingHttpHeaders): boolean => {
  const mode = normalizeHeader(headers['sec-fetch-mode'])
  return mode === '' ? /\btext\/html\b/.test(normalizeHeader(headers.accept)) : mode === 'navigate'
}

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  /\b(prefetch|prerender|preview)\b/.test(
    [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
      .map(normalizeHeader)
      .join(),
  )

/** Without the port, which proxies may omit. Empty for an origin without a host, such as `null`. */
const getHostname = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')

/** By Origin and Sec-Fetch-Site, in older browsers by the referrer. */
const isCrossSite = (headers: IncomingHttpHeaders, isProxied: boolean): boolean => {
  const hostHeaders = [
    normalizeHeader(headers.host),
    ...(isProxied ? [normalizeHeader(headers['x-forwarded-host'])] : []),
  ]
  const ownHosts = hostHeaders.flatMap((hosts) =>
    hosts.split(',').map((host) => getHostname(`http://${host.trim()}`)),
  )
  const isForeign = (url: string) =>
    url !== '' && (getHostname(url) === '' || !ownHosts.includes(getHostname(url)))
  const site = normalizeHeader(headers['sec-fetch-site'])
  if (isForeign(normalizeHeader(headers.origin))) return true
  return site === ''
    ? isForeign(normalizeHeader(headers.referer))
    : site !== 'same-origin' && site !== 'none'
}

/** @param isProxied whether X-Forwarded-Host can be trusted */
export const isPrefetchOrCrossSite = (headers: IncomingHttpHeaders, isProxied: boolean): boolean =>
  isPrefetch(headers) || isCrossSite(headers, isProxied)
