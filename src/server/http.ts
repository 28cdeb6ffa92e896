/** Puts a site on a socket, and takes it off again in good order. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorResponse } from './api.ts'
import { discardBody, hasBody } from './body.ts'
import { type ClientError, respondToClientError } from './client-error.ts'
import { drain } from './drain.ts'
import { PipelineQueue } from './pipeline-queue.ts'
import { isValidRequest } from './protocol.ts'
import { splitTarget } from './request-target.ts'
import type { SiteRequest, SiteResponse } from './response.ts'
import type { Site } from './serve.ts'
import { transportHeaders } from './transport.ts'

const REQUEST_TIMEOUT_MS = 30_000
/** How long a connection may neither send nor take anything. */
const SOCKET_TIMEOUT_MS = 60_000
const DRAIN_TIMEOUT_MS = 4_000
/** How long the answer to who is still sending stays open: closed at once, it would be lost with what is unread. */
const LINGER_MS = 1_000
/**
 * The longest head of a request: a message that is too long for the contact service still gets its words. What comes at
 * once in 64 kB and is longer holds its first line, which tells how to refuse it.
 */
export const MAX_HEADER_BYTES = 60 * 1024

/** What a request asks. */
export const toSiteRequest = (
  { method = 'GET', headers, socket }: IncomingMessage,
  url: string,
): SiteRequest => ({
  method,
  headers,
  remoteAddress: socket.remoteAddress ?? '',
  ...splitTarget(url),
})

/** One line, without the query: it may be personal. */
const logError = ({ method, path }: SiteRequest, error: unknown, id: string): void => {
  const reason = String(error).replace(/\s+/g, ' ')
  console.error(`Error while answering ${method} ${path}: ${reason} (request ${id})`)
}

/**
 * Sends an answer.
 * @param trustedProxies how many proxies in front of this server can be believed about TLS
 */
export const sendResponse = (
  response: ServerResponse,
  { status, headers, body }: SiteResponse,
  trustedProxies = 0,
  lingerMs = 0,
): void => {
  const transport = transportHeaders(response.req, trustedProxies)
  const measured =
    status === 304 || 'Content-Length' in headers
      ? headers
      : { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` }
  response.writeHead(status, transport ? { ...measured, ...transport } : measured)
  const end = () => void response.end()
  if (body.length === 0) end()
  // Ended only once it is sent: a closing server drops connections whose answer has ended.
  else response.write(body, lingerMs > 0 ? () => void sleep(lingerMs).then(end) : end)
}

/** What is known of a request once it is answered. */
export interface CompletedRequest {
  /** Also in its answer. */
  readonly id: string
  readonly method: string
  /** As it was sent, so that it may hold anything where there is no such page. */
  readonly path: string
  readonly status: number
  readonly ms: number
}

interface ServerContext {
  readonly trustedProxies: number
  readonly isClosing: () => boolean
  readonly base: () => string
  readonly onResponse: (seen: CompletedRequest) => void
}

/** Answers one request, and resolves once that is sent; a failure becomes a 500 and never reaches the process. */
const handleRequest = async (
  site: Site,
  response: ServerResponse,
  { inputEnded }: PipelineQueue,
  { trustedProxies, isClosing, base, onResponse }: ServerContext,
): Promise<void> => {
  const request = response.req
  const asked = toSiteRequest(request, request.url ?? '/')
  const id = randomUUID()
  response.setHeader('X-Request-Id', id)
  const begun = performance.now()
  const close = { Connection: 'close' }
  const refusal = (status: number, error: string) =>
    errorResponse(asked.path, status, error, close, base())
  const sent = new Promise<void>((resolve) => response.once('close', resolve))
  const see = () => {
    const { method, path } = asked
    const ms = Math.round(performance.now() - begun)
    onResponse({ id, method, path, status: response.statusCode, ms })
  }
  // Who asks first whether to send a body has not sent it yet.
  const asksFirst = request.headers.expect !== undefined
  const isShort = asksFirst || !hasBody(request) || (await discardBody(request, inputEnded))
  if (isShort === undefined) return
  try {
    if (!isValidRequest(request))
      sendResponse(response, refusal(400, 'The request cannot be read.'), trustedProxies)
    else if (!isShort) {
      sendResponse(response, refusal(413, 'The request is too long.'), trustedProxies, LINGER_MS)
    } else {
      const answer = await site(asked)
      const headers = asksFirst || isClosing() ? { ...answer.headers, ...close } : answer.headers
      sendResponse(response, { ...answer, headers }, trustedProxies)
    }
  } catch (error) {
    logError(asked, error, id)
    const sorry = `Something went wrong here. Please try again later. (Request ${id})`
    if (response.headersSent) response.destroy()
    else sendResponse(response, errorResponse(asked.path, 500, sorry, {}, base()), trustedProxies)
  }
  await sent
  see()
}

interface SiteServer {
  /** Not listening yet. */
  readonly server: Server
  /** Accepts nothing new and lets open requests finish, but closes what is left after a while. */
  readonly drain: (timeoutMs?: number) => Promise<void>
}

/**
 * A server for the site, and the way to end it.
 * @param trustedProxies how many proxies in front of this server can be believed
 * @param onResponse is told about every answer
 * @param base the path under which the site lies, which may be another after a build
 */
export const createSiteServer = (
  site: Site,
  trustedProxies = 0,
  onResponse: (seen: CompletedRequest) => void = () => undefined,
  base: () => string = () => '',
): SiteServer => {
  const connections = { open: new Map<Socket, PipelineQueue>(), accepted: 0 }
  const waiting = { count: 0 }
  const { open } = connections
  let isClosing = false
  const surroundings = { trustedProxies, isClosing: () => isClosing, base, onResponse }
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node would answer a request without a host itself, and without our headers.
    requireHostHeader: false,
  })
  server.timeout = SOCKET_TIMEOUT_MS
  server.on('connection', (socket) => {
    connections.accepted += 1
    open.set(socket, new PipelineQueue(socket, waiting))
    socket.once('close', () => open.delete(socket))
  })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const turns = open.get(request.socket)
    if (!turns) return
    turns.path = splitTarget(request.url ?? '/').path
    turns.enqueue(() => handleRequest(site, response, turns, surroundings))
  }
  server.on('request', answer)
  // Nobody is told to go on: a body is of no use.
  server.on('checkContinue', answer)
  // Node would say less, and before the requests that came ahead of it are answered.
  server.on('clientError', async (error: ClientError, socket: Socket) => {
    const turns = open.get(socket)
    await turns?.close()
    if (!socket.writable) return void socket.destroy()
    const id = randomUUID()
    onResponse({
      id,
      method: '',
      ms: 0,
      ...respondToClientError(socket, error, turns?.path ?? '', id),
    })
  })
  return {
    server,
    drain: (timeoutMs = DRAIN_TIMEOUT_MS) => {
      isClosing = true
      return drain(server, connections, timeoutMs)
    },
  }
}
