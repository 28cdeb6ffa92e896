/** What HTTP itself forbids, and Node lets through. */
import type { IncomingMessage } from 'node:http'

/** A name or an address, and a port (RFC 3986, section 3.2.2, without what has to be encoded). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/** Whether a request has the version of this protocol, and one host: HTTP/1.1 asks for it (RFC 9112, section 3.2). */
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
