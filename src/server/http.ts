/** Puts a site on a socket, and takes it off again in good order. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { splitTarget } from './address.ts'
import { type Answer, plainAnswer, type Question } from './answer.ts'
import type { Site } from './serve.ts'

const SLOWEST_REQUEST_MS = 30_000
const SLOWEST_DRAIN_MS = 4_000
const DRAIN_STEP_MS = 50
const FAILURE = 'Something went wrong here. Please try again later.'

const questionOf = ({ method = 'GET', url = '/', headers }: IncomingMessage): Question => ({
  method,
  headers,
  ...splitTarget(url),
})

/** One line, without the query: it may be personal. */
const report = ({ method, path }: Question, error: unknown): void => {
  const reason = String(error).replace(/\s+/g, ' ')
  console.error(`Error while answering ${method} ${path}: ${reason}`)
}

const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...length })
  if (body.length === 0) response.end()
  // Ended only once it is sent: a closing server drops connections whose answer has ended.
  else response.write(body, () => response.end())
}

/** Answers one request; a failure becomes a 500 and never reaches the process. */
const respond = async (site: Site, question: Question, response: ServerResponse): Promise<void> => {
  try {
    send(response, await site(question))
  } catch (error) {
    report(question, error)
    if (response.headersSent) response.destroy()
    else send(response, plainAnswer(500, FAILURE))
  }
}

interface SiteServer {
  /** Not listening yet. */
  readonly server: Server
  /** Accepts nothing new and lets open requests finish, but closes what is left after a while. */
  readonly drain: (patienceMs?: number) => Promise<void>
}

/** A server for the site, and the way to end it. */
export const createSiteServer = (site: Site): SiteServer => {
  const sockets = new Set<Socket>()
  const server = createServer({ requestTimeout: SLOWEST_REQUEST_MS }, (request, response) =>
    respond(site, questionOf(request), response),
  )
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
