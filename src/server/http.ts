/** Puts a site on a socket, and takes it off again in good order. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { splitTarget } from './address.ts'
import { errorResponse } from './api.ts'
import { hasBody, skipBody } from './body.ts'
import { drain } from './drain.ts'
import { isLawful } from './protocol.ts'
import type { SiteRequest, SiteResponse } from './response.ts'
import type { Site } from './serve.ts'
import { transportHeaders } from './transport.ts'
import { Turns } from './turns.ts'
import { refuse, type Unreadable } from './unreadable.ts'

const SLOWEST_REQUEST_MS = 30_000
/** How long a connection may neither send nor take anything. */
const SILENCE_MS = 60_000
const SLOWEST_DRAIN_MS = 4_000
/** How long the answer to who is still sending stays open: closed at once, it would be lost with what is unread. */
const LINGER_MS = 1_000
/**
 * The longest head of a request: a message that is too long for the contact service still gets its words. What comes at
 * once in 64 kB and is longer holds its first line, which tells how to refuse it.
 */
export const MOST_HEAD_BYTES = 60 * 1024

/** What a request asks. */
export const requestOf = (
  { method = 'GET', headers, socket }: IncomingMessage,
  url: string,
): SiteRequest => ({
  method,
  headers,
  remoteAddress: socket.remoteAddress ?? '',
  ...splitTarget(url),
})

/** One line, without the query: it may be personal. */
const report = ({ method, path }: SiteRequest, error: unknown, id: string): void => {
  const reason = String(error).replace(/\s+/g, ' ')
  console.error(`Error while answering ${method} ${path}: ${reason} (request ${id})`)
}

/**
 * Sends an answer.
 * @param trustedProxies how many proxies in front of this server can be believed about TLS
 */
export const send = (
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
  else response.write(body, lingerMs > 0 ? () => void wait(lingerMs).then(end) : end)
}

/** What is known of a request once it is answered. */
export interface Seen {
  /** Also in its answer. */
  readonly id: string
  readonly method: string
  /** As it was sent, so that it may hold anything where there is no such page. */
  readonly path: string
  readonly status: number
  readonly ms: number
}

interface Surroundings {
  readonly trustedProxies: number
  readonly isClosing: () => boolean
  readonly base: () => string
  readonly observe: (seen: Seen) => void
}

/** Answers one request, and resolves once that is sent; a failure becomes a 500 and never reaches the process. */
const respond = async (
  site: Site,
  response: ServerResponse,
  { broken }: Turns,
  { trustedProxies, isClosing, base, observe }: Surroundings,
): Promise<void> => {
  const request = response.req
  const asked = requestOf(request, request.url ?? '/')
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
    observe({ id, method, path, status: response.statusCode, ms })
  }
  // Who asks first whether to send a body has not sent it yet.
  const asksFirst = request.headers.expect !== undefined
  const isShort = asksFirst || !hasBody(request) || (await skipBody(request, broken))
  if (isShort === undefined) return
  try {
    if (!isLawful(request))
      send(response, refusal(400, 'The request cannot be read.'), trustedProxies)
    else if (!isShort) {
      send(response, refusal(413, 'The request is too long.'), trustedProxies, LINGER_MS)
    } else {
      const answer = await site(asked)
      const headers = asksFirst || isClosing() ? { ...answer.headers, ...close } : answer.headers
      send(response, { ...answer, headers }, trustedProxies)
    }
  } catch (error) {
    report(asked, error, id)
    const sorry = `Something went wrong here. Please try again later. (Request ${id})`
    if (response.headersSent) response.destroy()
    else send(response, errorResponse(asked.path, 500, sorry, {}, base()), trustedProxies)
  }
  await sent
  see()
}

interface SiteServer {
  /** Not listening yet. */
  readonly server: Server
  /** Accepts nothing new and lets open requests finish, but closes what is left after a while. */
  readonly drain: (patienceMs?: number) => Promise<void>
}

/**
 * A server for the site, and the way to end it.
 * @param trustedProxies how many proxies in front of this server can be believed
 * @param observe is told about every answer
 * @param base the path under which the site lies, which may be another after a build
 */
export const createSiteServer = (
  site: Site,
  trustedProxies = 0,
  observe: (seen: Seen) => void = () => undefined,
  base: () => string = () => '',
): SiteServer => {
  const connections = { open: new Map<Socket, Turns>(), accepted: 0 }
  const waiting = { count: 0 }
  const { open } = connections
  let isClosing = false
  const surroundings = { trustedProxies, isClosing: () => isClosing, base, observe }
  const server = createServer({
    requestTimeout: SLOWEST_REQUEST_MS,
    maxHeaderSize: MOST_HEAD_BYTES,
    // Node would answer a request without a host itself, and without our headers.
    requireHostHeader: false,
  })
  server.timeout = SILENCE_MS
  server.on('connection', (socket) => {
    connections.accepted += 1
    open.set(socket, new Turns(socket, waiting))
    socket.once('close', () => open.delete(socket))
  })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const turns = open.get(request.socket)
    if (!turns) return
    turns.path = splitTarget(request.url ?? '/').path
    turns.take(() => respond(site, response, turns, surroundings))
  }
  server.on('request', answer)
  // Nobody is told to go on: a body is of no use.
  server.on('checkContinue', answer)
  // Node would say less, and before the requests that came ahead of it are answered.
  server.on('clientError', async (error: Unreadable, socket: Socket) => {
    const turns = open.get(socket)
    await turns?.end()
    if (!socket.writable) return void socket.destroy()
    const id = randomUUID()
    observe({ id, method: '', ms: 0, ...refuse(socket, error, turns?.path ?? '', id) })
  })
  return {
    server,
    drain: (patienceMs = SLOWEST_DRAIN_MS) => {
      isClosing = true
      return drain(server, connections, patienceMs)
    },
  }
}
