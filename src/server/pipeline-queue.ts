/** The requests of one connection, answered one after the other. Browsers send one at a time; whoever sends more waits. */
import type { Socket } from 'node:net'

/** With so many waiting, nothing more is read until some are answered. */
const PAUSE_AT = 8
/** What has been read already may hold more; a connection with so many that wait is given up. */
const MAX_PENDING = 100
/** With so many waiting on all connections, each that has more than enough of them is given up: they take memory. */
const MAX_PENDING_TOTAL = 1_000

/** How many requests wait on all connections of a server. */
export interface PendingCount {
  count: number
}

export class PipelineQueue {
  readonly #socket: Socket
  readonly #all: PendingCount
  #waiting = 0
  #last = Promise.resolve()
  readonly #broken = new AbortController()
  /** Of the last request. */
  path = ''

  constructor(socket: Socket, all: PendingCount) {
    this.#socket = socket
    this.#all = all
    socket.once('close', () => this.#count(-this.#waiting))
  }

  /** Aborted once no more can be read from the connection: a body that has not come yet never will. */
  get inputEnded(): AbortSignal {
    return this.#broken.signal
  }

  /** @param answer resolves once its answer is sent, and never rejects */
  enqueue(answer: () => Promise<void>): void {
    if (this.#socket.destroyed) return
    this.#count(1)
    const most = this.#all.count > MAX_PENDING_TOTAL ? PAUSE_AT : MAX_PENDING
    if (this.#waiting > most) return void this.#socket.destroy()
    if (this.#waiting >= PAUSE_AT) this.#socket.pause()
    this.#last = this.#last.then(async () => {
      if (this.#socket.destroyed) return
      await answer()
      if (this.#socket.closed) return
      this.#count(-1)
      if (this.#waiting === PAUSE_AT - 1) this.#socket.resume()
    })
  }

  #count(more: number): void {
    this.#waiting += more
    this.#all.count += more
  }

  /** Resolves once all that could be read is answered. */
  close(): Promise<void> {
    this.#broken.abort()
    return this.#last
  }
}
