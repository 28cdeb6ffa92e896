/** Ends a server without losing a request that has arrived. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 50
/** For how many steps connections are accepted at most while new ones come: Node accepts one in each of its rounds. */
const ACCEPTING_STEPS = 80
/** For how many steps those are waited for that have asked nothing yet. */
const ASKING_STEPS = 10

/** The connections of a server. */
export interface Connections {
  readonly open: ReadonlyMap<Socket, unknown>
  /** How many there have been. */
  accepted: number
}

/** Lets in who is already at the door: the system would refuse them, though they have been let in by it. */
const settle = async (connections: Connections): Promise<void> => {
  for (
    let step = 0, known = -1;
    step < ACCEPTING_STEPS && known !== connections.accepted;
    step += 1
  ) {
    known = connections.accepted
    await wait(STEP_MS)
    // After a busy time, those who have come meanwhile are only seen now.
    await breathe()
  }
}

/**
 * Accepts nothing new as soon as nothing new comes, lets open requests finish, and closes what is left after a while.
 * @param patienceMs how long requests may take from then on; 0 ends all at once
 */
export const drain = async (
  server: Server,
  connections: Connections,
  patienceMs: number,
): Promise<void> => {
  if (patienceMs > 0) await settle(connections)
  const closed = new Promise((resolve) => server.close(resolve))
  const end = setTimeout(() => server.closeAllConnections(), patienceMs)
  let step = 0
  const steps = setInterval(() => {
    step += 1
    server.closeIdleConnections()
    // Browsers open connections ahead of need; Node does not count these as idle.
    if (step < ASKING_STEPS) return
    for (const socket of connections.open.keys()) if (socket.bytesRead === 0) socket.destroy()
  }, STEP_MS)
  await closed
  clearInterval(steps)
  clearTimeout(end)
}
