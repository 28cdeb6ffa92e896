/** Whether a visitor's connection is encrypted, and what is said only then. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { TRANSPORT_HEADERS } from '../contract/headers.ts'

interface Request {
  readonly headers: IncomingHttpHeaders
  readonly socket: Pick<Socket, 'remoteAddress'>
}

/**
 * The protocol that the outermost trusted proxy was asked with. Proxies either replace the header or add
 * to its end, as they do with X-Forwarded-For; what stands before that was sent by the client.
 */
const forwardedProtocol = (headers: IncomingHttpHeaders, trustedProxies: number): string => {
  const header = headers['x-forwarded-proto']
  const named = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return (named.at(-trustedProxies) ?? named[0] ?? '').trim().toLowerCase()
}

/**
 * The headers that an answer gets if its connection is encrypted up to the visitor; else undefined.
 * @param trustedProxies how many proxies in front of this server can be believed
 */
export const transportHeaders = (
  { headers, socket }: Request,
  trustedProxies: number,
): Readonly<Record<string, string>> | undefined => {
  const own = 'encrypted' in socket && socket.encrypted === true
  const forwarded = trustedProxies > 0 && forwardedProtocol(headers, trustedProxies) === 'https'
  return own || forwarded ? TRANSPORT_HEADERS : undefined
}
