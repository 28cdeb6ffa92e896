/** Bounds the connections of a server: each may take memory, if only a little. */
import type { Server } from 'node:http'

/**
 * Lets in no more connections than these; more are closed at once.
 * @param say gets a sentence when there are too many, and one when half of them are over
 */
export const boundConnections = (
  server: Server,
  most: number,
  say: (sentence: string) => void,
): void => {
  let open = 0
  let isFull = false
  server.maxConnections = most
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
      if (!isFull || open > most / 2) return
      isFull = false
      say('New connections are let in again.')
    })
  })
  server.on('drop', () => {
    if (isFull) return
    isFull = true
    say(`No more connections are let in: there are ${most}, as MAX_CONNECTIONS allows.`)
  })
}
