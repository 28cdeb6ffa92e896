/** Where the server listens, and what keeps it from doing so in plain words. */
import { once } from 'node:events'
import type { Server } from 'node:http'

const MAX_PORT = 65_535

/** @throws if the text is no port */
export const parsePort = (text: string): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port
  throw new Error(`PORT is "${text}", but a port is a whole number from 0 to ${MAX_PORT}.`)
}

const describeListenError = (error: unknown, port: number, host: string): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken by another program; end it, or choose another with PORT.`
  }
  if (code === 'EACCES') return `Port ${port} needs more rights; choose another with PORT.`
  return `The server cannot listen on port ${port} of ${host}: ${error}`
}

/** @throws with one plain sentence if the server cannot listen */
export const listen = async (server: Server, port: number, host: string): Promise<void> => {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw new Error(describeListenError(error, port, host), { cause: error })
  }
}

/** The URL of a listening server. */
export const getServerUrl = (server: Server): string => {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server is not listening.')
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${host}:${bound.port}`
}
