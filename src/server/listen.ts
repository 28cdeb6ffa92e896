import { once } from 'node:events'
import type { Server } from 'node:http'
import { getErrorCode } from '../contract/error-code.ts'

const MAX_PORT = 65_535

export const parsePort = (text: string): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port
  throw new Error(`Invalid PORT "${text}": use a whole number from 0 to ${MAX_PORT}.`)
}

const describeListenError = (error: unknown, port: number, host: string): string => {
  const code = getErrorCode(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other program or set PORT to another port.`
  }
  if (code === 'EACCES') return `No permission to use port ${port}. Set PORT to another port.`
  return `Cannot listen on port ${port} on ${host}: ${error}`
}

/** @throws an error whose message is one sentence for the terminal */
export const listen = async (server: Server, port: number, host: string): Promise<void> => {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw new Error(describeListenError(error, port, host), { cause: error })
  }
}

export const getServerUrl = (server: Server): string => {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening.')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
