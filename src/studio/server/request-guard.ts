import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../protocol/addresses.ts'

const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Requires a loopback host, which prevents DNS rebinding, and rejects requests from other sites. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers
  const isLocal = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '')
  const isSame = origin === undefined || origin === `http://${host}`
  return isLocal && OWN_HOST.test(host) && isSame && headers['sec-fetch-site'] !== 'cross-site'
}

/** Whether an allowed request may write: it has an origin, JSON and the token of this server start. */
export function isAuthorizedWrite({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers[TOKEN_HEADER] ?? ''))
  const needed = Buffer.from(token)
  const isJson = headers['content-type'] === 'application/json'
  const hasToken = given.length === needed.length && timingSafeEqual(given, needed)
  return headers.origin !== undefined && isJson && hasToken
}
