/** Ends a server without losing a request that has arrived. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'

const STEP_MS = 50
/** For how many steps connections are accepted at most while new ones come: Node accepts one in each of its rounds. */
const MAX_ACCEPT_STEPS = 80
/** For how many steps those are waited for that have asked nothing yet. */
const SILENT_CONNECTION_STEPS = 10

/** The connections of a server. */
export interface Connections {
  readonly open: ReadonlyMap<Socket, unknown>
  /** How many there have been. */
  accepted: number
}

/** Lets in who is already at the door: the system would refuse them, though they have been let in by it. */
const acceptPending = async (connections: Connections): Promise<void> => {
  for (
    let step = 0, known = -1;
    step < MAX_ACCEPT_STEPS && known !== connections.accepted;
    step += 1
  ) {
    known = connections.accepted
    await sleep(STEP_MS)
    // After a busy time, those who have come meanwhile are only seen now.
    await yieldToEventLoop()
  }
}

/**
 * Accepts nothing new as soon as nothing new comes, lets open requests finish, and closes what is left after a while.
 * @param timeoutMs how long requests may take from then on; 0 ends all at once
 */
export const drain = async (
  server: Server,
  connections: Connections,
  timeoutMs: number,
): Promise<void> => {
  if (timeoutMs > 0) await acceptPending(connections)
  const closed = new Promise((resolve) => server.close(resolve))
  const end = setTimeout(() => server.closeAllConnections(), timeoutMs)
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
  clearTimeout(end)
}
