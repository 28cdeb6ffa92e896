import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'

const STEP_MS = 50
/** How long connections are accepted at most while new ones arrive: Node accepts one per event loop turn. */
const MAX_ACCEPT_STEPS = 80
/** How long a connection without any request stays open. */
const SILENT_CONNECTION_STEPS = 10

export interface Connections {
  readonly open: ReadonlyMap<Socket, unknown>
  accepted: number
}

/** Accepts the connections in the backlog, which the system would reset when the server closes. */
const acceptPending = async (connections: Connections): Promise<void> => {
  for (
    let step = 0, known = -1;
    step < MAX_ACCEPT_STEPS && known !== connections.accepted;
    step += 1
  ) {
    known = connections.accepted
    await sleep(STEP_MS)
    await yieldToEventLoop()
  }
}

/** Waits for open requests. @param timeoutMs how long they may take; 0 closes all connections at once */
export const drain = async (
  server: Server,
  connections: Connections,
  timeoutMs: number,
): Promise<void> => {
  if (timeoutMs > 0) await acceptPending(connections)
  const closed = new Promise((resolve) => server.close(resolve))
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
  let step = 0
  const steps = setInterval(() => {
    step += 1
    server.closeIdleConnections()
    // Browsers open connections ahead of need; Node does not count these as idle.
    if (step < SILENT_CONNECTION_STEPS) return
    for (const socket of connections.open.keys()) if (socket.bytesRead === 0) socket.destroy()
  }, STEP_MS)
  await closed
  clearInterval(steps)
  clearTimeout(deadline)
}
