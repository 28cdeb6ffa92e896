import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorResponse, isFormPath } from './api.ts'
import { type Body, hasBody, NO_BODY, readBody } from './body.ts'
import { type ClientError, respondToClientError } from './client-error.ts'
import { drain } from './drain.ts'
import { PipelineQueue } from './pipeline-queue.ts'
import { isValidRequest } from './protocol.ts'
import { splitTarget } from './request-target.ts'
import type { SiteRequest, SiteResponse } from './response.ts'
import type { Site } from './serve.ts'
import { transportHeaders } from './transport.ts'

const REQUEST_TIMEOUT_MS = 30_000
const SOCKET_TIMEOUT_MS = 60_000
const DRAIN_TIMEOUT_MS = 4_000
/** How long a 413 response stays open: closing at once would reset the connection and lose the response. */
const LINGER_MS = 1_000
/**
 * Large enough for the contact service to answer a message that is too long itself. Below 64 kB, the size of a read, so
 * that a header overflow arrives together with the request line.
 */
export const MAX_HEADER_BYTES = 60 * 1024

export const toSiteRequest = (
  { method = 'GET', headers, socket }: IncomingMessage,
  url: string,
  body: Body = NO_BODY,
): SiteRequest => ({
  method,
  headers,
  body,
  remoteAddress: socket.remoteAddress ?? '',
  ...splitTarget(url),
})

/** Query and body may hold personal data and are not logged. */
const logError = (method: string, path: string, error: unknown, id: string): void => {
  const reason = String(error).replace(/\s+/g, ' ')
  console.error(`Error in ${method} ${path}: ${reason} (request ${id})`)
}

/** @param lingerMs how long the response stays open after it was sent */
export const sendResponse = (
  response: ServerResponse,
  { status, headers, body }: SiteResponse,
  trustedProxies = 0,
  lingerMs = 0,
): void => {
  const transport = transportHeaders(response.req, trustedProxies)
  const withLength =
    status === 304 || 'Content-Length' in headers
      ? headers
      : { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` }
  response.writeHead(status, transport ? { ...withLength, ...transport } : withLength)
  const end = () => void response.end()
  if (body.length === 0) end()
  // End only after the body is flushed: a closing server drops connections whose response has ended.
  else response.write(body, lingerMs > 0 ? () => void sleep(lingerMs).then(end) : end)
}

export interface CompletedRequest {
  readonly id: string
  readonly method: string
  /** As it was received: an unknown path may contain anything. */
  readonly path: string
  readonly status: number
  readonly ms: number
}

interface ServerContext {
  readonly trustedProxies: number
  readonly isClosing: () => boolean
  readonly base: () => string
  readonly onResponse: (request: CompletedRequest) => void
}

/** Handles one request and resolves once the response is sent. Never rejects: errors become a 500. */
const handleRequest = async (
  site: Site,
  response: ServerResponse,
  { inputEnded }: PipelineQueue,
  { trustedProxies, isClosing, base, onResponse }: ServerContext,
): Promise<void> => {
  const { req } = response
  const { method = 'GET' } = req
  const { path } = splitTarget(req.url ?? '/')
  const id = randomUUID()
  response.setHeader('X-Request-Id', id)
  const startedAt = performance.now()
  const close = { Connection: 'close' }
  const reject = (status: number, error: string, lingerMs?: number) => {
    const rejection = errorResponse(path, { status, error, headers: close }, base())
    sendResponse(response, rejection, trustedProxies, lingerMs)
  }
  const sent = new Promise<void>((resolve) => response.once('close', resolve))
  // With `Expect: 100-continue`, the client has not sent the body yet.
  const expectsContinue = req.headers.expect !== undefined
  const body = expectsContinue || !hasBody(req) ? NO_BODY : await readBody(req, inputEnded)
  if (body === undefined) return
  try {
    if (!isValidRequest(req)) reject(400, 'Bad request.')
    else if (body.isTooLarge && !isFormPath(path, base())) {
      reject(413, 'Request body too large.', LINGER_MS)
    } else {
      const answer = await site(toSiteRequest(req, req.url ?? '/', body))
      const mustClose = expectsContinue || body.isTooLarge || isClosing()
      const headers = mustClose ? { ...answer.headers, ...close } : answer.headers
      const lingerMs = body.isTooLarge ? LINGER_MS : 0
      sendResponse(response, { ...answer, headers }, trustedProxies, lingerMs)
    }
  } catch (error) {
    logError(method, path, error, id)
    const message = `Something went wrong. Please try again later. (Request ${id})`
    const failure = errorResponse(path, { status: 500, error: message }, base())
    if (response.headersSent) response.destroy()
    else sendResponse(response, failure, trustedProxies)
  }
  await sent
  const ms = Math.round(performance.now() - startedAt)
  onResponse({ id, method, path, status: response.statusCode, ms })
}

interface SiteServer {
  readonly server: Server
  readonly drain: (timeoutMs?: number) => Promise<void>
}

/** @param base the base path of the site, which may change when the site is rebuilt */
export const createSiteServer = (
  site: Site,
  trustedProxies = 0,
  onResponse: (request: CompletedRequest) => void = () => undefined,
  base: () => string = () => '',
): SiteServer => {
  const connections = { open: new Map<Socket, PipelineQueue>(), accepted: 0 }
  const pending = { count: 0 }
  const { open } = connections
  let isClosing = false
  const context = { trustedProxies, isClosing: () => isClosing, base, onResponse }
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Checked in `isValidRequest`: Node would answer without our headers.
    requireHostHeader: false,
  })
  server.timeout = SOCKET_TIMEOUT_MS
  server.on('connection', (socket) => {
    connections.accepted += 1
    open.set(socket, new PipelineQueue(socket, pending))
    socket.once('close', () => open.delete(socket))
  })
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const queue = open.get(request.socket)
    if (!queue) return
    queue.path = splitTarget(request.url ?? '/').path
    queue.enqueue(() => handleRequest(site, response, queue, context))
  }
  server.on('request', onRequest)
  // Never send 100 Continue: browsers do not expect it.
  server.on('checkContinue', onRequest)
  server.on('clientError', async (error: ClientError, socket: Socket) => {
    const queue = open.get(socket)
    await queue?.close()
    if (!socket.writable) return void socket.destroy()
    const id = randomUUID()
    const { status, path } = respondToClientError(socket, error, queue?.path ?? '', id)
    onResponse({ id, method: '', ms: 0, status, path })
  })
  return {
    server,
    drain: (timeoutMs = DRAIN_TIMEOUT_MS) => {
      isClosing = true
      return drain(server, connections, timeoutMs)
    },
  }
}
