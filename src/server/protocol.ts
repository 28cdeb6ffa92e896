import type { IncomingMessage } from 'node:http'

/** Host and port (RFC 3986, section 3.2.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/** Checks the HTTP version and the Host header: exactly one for HTTP/1.1 (RFC 9112, section 3.2), at most one for 1.0. */
export const isValidRequest = ({ httpVersion, headersDistinct }: IncomingMessage): boolean => {
  const hosts = headersDistinct.host ?? []
  const minHosts = httpVersion === '1.1' ? 1 : 0
  return (
    /^1\.[01]$/.test(httpVersion) &&
    hosts.length >= minHosts &&
    hosts.length <= 1 &&
    hosts.every((host) => HOST.test(host))
  )
}
