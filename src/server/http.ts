/** Puts a site on a socket, and takes it off again in good order. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { splitTarget } from './address.ts'
import { type Answer, plainAnswer, type Question } from './answer.ts'
import { brokenRuleOf, unmetExpectation } from './protocol.ts'
import { refuse } from './refusal.ts'
import type { Site } from './serve.ts'
import { transportHeaders } from './transport.ts'

const SLOWEST_REQUEST_MS = 30_000
const SLOWEST_DRAIN_MS = 4_000
const DRAIN_STEP_MS = 50
const FAILURE = 'Something went wrong here. Please try again later.'

/** What a request asks. */
export const questionOf = (
  { method = 'GET', headers, socket }: IncomingMessage,
  url: string,
): Question => ({
  method,
  headers,
  remoteAddress: socket.remoteAddress ?? '',
  ...splitTarget(url),
})

/** One line, without the query: it may be personal. */
const report = ({ method, path }: Question, error: unknown): void => {
  const reason = String(error).replace(/\s+/g, ' ')
  console.error(`Error while answering ${method} ${path}: ${reason}`)
}

/**
 * Sends an answer.
 * @param trustedProxies how many proxies in front of this server can be believed about TLS
 */
export const send = (
  response: ServerResponse,
  { status, headers, body }: Answer,
  trustedProxies = 0,
): void => {
  const transport = transportHeaders(response.req, trustedProxies)
  const measured =
    status === 304 || 'Content-Length' in headers
      ? headers
      : { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` }
  response.writeHead(status, transport ? { ...measured, ...transport } : measured)
  if (body.length === 0) response.end()
  // Ended only once it is sent: a closing server drops connections whose answer has ended.
  else response.write(body, () => response.end())
}

/** Answers one request; a failure becomes a 500 and never reaches the process. */
const respond = async (
  site: Site,
  question: Question,
  response: ServerResponse,
  trustedProxies: number,
): Promise<void> => {
  try {
    send(response, brokenRuleOf(response.req) ?? (await site(question)), trustedProxies)
  } catch (error) {
    report(question, error)
    if (response.headersSent) response.destroy()
    else send(response, plainAnswer(500, FAILURE), trustedProxies)
  }
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
 */
export const createSiteServer = (site: Site, trustedProxies = 0): SiteServer => {
  const sockets = new Set<Socket>()
  // Node would answer a request without a host itself, and without our headers.
  const options = { requestTimeout: SLOWEST_REQUEST_MS, requireHostHeader: false }
  const server = createServer(options, (request, response) =>
    respond(site, questionOf(request, request.url ?? '/'), response, trustedProxies),
  )
  server.on('checkExpectation', (_, response) => send(response, unmetExpectation(), trustedProxies))
  server.on('clientError', refuse)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  const drain = (patienceMs = SLOWEST_DRAIN_MS) =>
    new Promise<void>((resolve) => {
      const step = setInterval(() => server.closeIdleConnections(), DRAIN_STEP_MS)
      const end = setTimeout(() => server.closeAllConnections(), patienceMs)
      server.close(() => {
        clearInterval(step)
        clearTimeout(end)
        resolve()
      })
      // Browsers open connections ahead of need; Node does not count these as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    })

  return { server, drain }
}
