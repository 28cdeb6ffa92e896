import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { TRANSPORT_HEADERS } from '../contract/headers.ts'

interface Request {
  readonly headers: IncomingHttpHeaders
  readonly socket: Pick<Socket, 'remoteAddress'>
}

/** Proxies replace X-Forwarded-Proto or append to it, so only the last `trustedProxies` values can be trusted. */
const getForwardedProtocol = (headers: IncomingHttpHeaders, trustedProxies: number): string => {
  const header = headers['x-forwarded-proto']
  const values = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return (values.at(-trustedProxies) ?? values[0] ?? '').trim().toLowerCase()
}

/** Undefined if the connection of the visitor is not encrypted. */
export const transportHeaders = (
  { headers, socket }: Request,
  trustedProxies: number,
): Readonly<Record<string, string>> | undefined => {
  const isDirectTls = 'encrypted' in socket && socket.encrypted === true
  const isForwardedTls =
    trustedProxies > 0 && getForwardedProtocol(headers, trustedProxies) === 'https'
  return isDirectTls || isForwardedTls ? TRANSPORT_HEADERS : undefined
}
