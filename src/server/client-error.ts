/** Answers to what Node cannot read as a request, or no longer waits for. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorResponse } from './api.ts'
import { splitTarget } from './request-target.ts'

/** What Node says of it. */
export interface ClientError extends Error {
  readonly code?: string
  /** What was being read, where it was that. */
  readonly rawPacket?: Buffer
}

/** But for the codes of these, 400. */
const STATUS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The request is too long.'],
}
const BAD_REQUEST = [400, 'The request cannot be read.'] as const

/** The address of the last first line that was read, at the beginning or after an empty line. */
const findPath = (packet: Buffer | undefined): string | undefined => {
  const lines = packet?.toString('latin1').matchAll(/(?:^|\n\r?\n)\w+ (\S+)/g) ?? []
  const target = [...lines].at(-1)?.[1]
  return target === undefined ? undefined : splitTarget(target).path
}

/**
 * Says on a socket why there is no other answer, and closes it.
 * @param before the path of the request before, whose body this may be
 * @returns status and path, as far as it is known
 */
export const respondToClientError = (
  socket: Duplex,
  { code = '', rawPacket }: ClientError,
  before: string,
  id: string,
): { readonly status: number; readonly path: string } => {
  const [status, error] = STATUS[code] ?? BAD_REQUEST
  const path = findPath(rawPacket) ?? before
  const { headers, body } = errorResponse(path, status, error)
  const lines = {
    ...headers,
    'X-Request-Id': id,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  return { status, path }
}
