import type { Server } from 'node:http'

/** @param log receives one message when the limit is reached, and one when half of the connections are closed */
export const limitConnections = (
  server: Server,
  maxConnections: number,
  log: (message: string) => void,
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
      log('Accepting new connections again.')
    })
  })
  server.on('drop', () => {
    if (isFull) return
    isFull = true
    log(
      `Connection limit reached: rejecting new connections (MAX_CONNECTIONS is ${maxConnections}).`,
    )
  })
}
