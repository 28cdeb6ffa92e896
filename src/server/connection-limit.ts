/** Bounds the connections of a server: each may take memory, if only a little. */
import type { Server } from 'node:http'

/**
 * Lets in no more connections than these; more are closed at once.
 * @param log gets a sentence when there are too many, and one when half of them are over
 */
export const limitConnections = (
  server: Server,
  maxConnections: number,
  log: (sentence: string) => void,
): void => {
  let open = 0
  let isFull = false
  server.maxConnections = maxConnections
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
      if (!isFull || open > maxConnections / 2) return
      isFull = false
      log('New connections are let in again.')
    })
  })
  server.on('drop', () => {
    if (isFull) return
    isFull = true
    log(`No more connections are let in: there are ${maxConnections}, as MAX_CONNECTIONS allows.`)
  })
}
