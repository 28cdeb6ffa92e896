/** Answers what cannot be read as a request. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Answer, plainAnswer } from './answer.ts'
import { jsonAnswer } from './api.ts'

/** What Node says about such a request; `rawPacket` is what was read last. */
interface Unreadable extends Error {
  readonly code?: string
  readonly rawPacket?: Buffer
}

const statusOf = (code: string | undefined, start: string): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  // The first line has not ended: it is the address that is too long, and not the headers.
  return /^[A-Z]+ [^\r\n]*$/.test(start) ? 414 : 431
}

const ERRORS: Readonly<Record<number, string>> = {
  400: 'This is not a request that can be read.',
  408: 'The request took too long to arrive.',
  414: 'The address is too long.',
  431: 'The headers are too long.',
}

const LONGEST_LINE = 8000

const answerTo = (status: number, start: string): Answer => {
  const error = ERRORS[status] ?? ''
  return /^[A-Z]+ \/api\//i.test(start)
    ? jsonAnswer(status, { success: false, error }, { 'Referrer-Policy': 'no-referrer' })
    : plainAnswer(status, error)
}

/** Says what is wrong, without repeating any of it, and closes the connection. */
export const refuse = ({ code, rawPacket }: Unreadable, socket: Duplex): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const start = rawPacket?.toString('latin1', 0, LONGEST_LINE) ?? ''
  const status = statusOf(code, start)
  const { headers, body } = answerTo(status, start)
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${String(body)}`,
  )
}
