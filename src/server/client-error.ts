import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorResponse } from './api.ts'
import { splitTarget } from './request-target.ts'

export interface ClientError extends Error {
  readonly code?: string
  /** The bytes that could not be parsed. */
  readonly rawPacket?: Buffer
}

const ERRORS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request timeout.'],
  HPE_HEADER_OVERFLOW: [431, 'Request header fields too large.'],
}
const BAD_REQUEST = [400, 'Bad request.'] as const

/** The path of the last request line in a packet, at its start or after an empty line. */
const findPath = (packet: Buffer | undefined): string | undefined => {
  const lines = packet?.toString('latin1').matchAll(/(?:^|\n\r?\n)\w+ (\S+)/g) ?? []
  const target = [...lines].at(-1)?.[1]
  return target === undefined ? undefined : splitTarget(target).path
}

/** @param previousPath of the request before, whose body the packet may be. @returns the path as far as it is known */
export const respondToClientError = (
  socket: Duplex,
  { code = '', rawPacket }: ClientError,
  previousPath: string,
  id: string,
): { readonly status: number; readonly path: string } => {
  const [status, error] = ERRORS[code] ?? BAD_REQUEST
  const path = findPath(rawPacket) ?? previousPath
  const { headers, body } = errorResponse(path, { status, error })
  const fields = {
    ...headers,
    'X-Request-Id': id,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  return { status, path }
}
