import type { Socket } from 'node:net'

/** Reading pauses when so many requests are pending on a connection. */
const PAUSE_AT = 8
/** Data that was already read may hold more requests; beyond this number the connection is closed. */
const MAX_PENDING = 100
/** When more are pending on all connections, those above `PAUSE_AT` are closed, to limit memory. */
const MAX_PENDING_TOTAL = 1_000

export interface PendingCount {
  count: number
}

export class PipelineQueue {
  readonly #socket: Socket
  readonly #total: PendingCount
  #pending = 0
  #last = Promise.resolve()
  readonly #input = new AbortController()
  path = ''

  constructor(socket: Socket, total: PendingCount) {
    this.#socket = socket
    this.#total = total
    socket.once('close', () => this.#count(-this.#pending))
  }

  /** Aborted once no more data can be read from the connection. */
  get inputEnded(): AbortSignal {
    return this.#input.signal
  }

  /** @param respond resolves once the response is sent, and never rejects */
  enqueue(respond: () => Promise<void>): void {
    if (this.#socket.destroyed) return
    this.#count(1)
    const limit = this.#total.count > MAX_PENDING_TOTAL ? PAUSE_AT : MAX_PENDING
    if (this.#pending > limit) return void this.#socket.destroy()
    if (this.#pending >= PAUSE_AT) this.#socket.pause()
    this.#last = this.#last.then(async () => {
      if (this.#socket.destroyed) return
      await respond()
      if (this.#socket.closed) return
      this.#count(-1)
      if (this.#pending === PAUSE_AT - 1) this.#socket.resume()
    })
  }

  #count(change: number): void {
    this.#pending += change
    this.#total.count += change
  }

  /** Resolves once all pending requests are answered. */
  close(): Promise<void> {
    this.#input.abort()
    return this.#last
  }
}
