/** The requests of one connection, answered one after the other. Browsers send one at a time; whoever sends more waits. */
import type { Socket } from 'node:net'

/** With so many waiting, nothing more is read until some are answered. */
const ENOUGH = 8
/** What has been read already may hold more; a connection with so many that wait is given up. */
const MOST = 100

export class Turns {
  readonly #socket: Socket
  #waiting = 0
  #last = Promise.resolve()
  readonly #broken = new AbortController()
  /** Of the last request. */
  path = ''

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** Aborted once no more can be read from the connection: a body that has not come yet never will. */
  get broken(): AbortSignal {
    return this.#broken.signal
  }

  /** @param answer resolves once its answer is sent, and never rejects */
  take(answer: () => Promise<void>): void {
    this.#waiting += 1
    if (this.#waiting > MOST) this.#socket.destroy()
    if (this.#socket.destroyed) return
    if (this.#waiting >= ENOUGH) this.#socket.pause()
    this.#last = this.#last.then(async () => {
      if (this.#socket.destroyed) return
      await answer()
      this.#waiting -= 1
      if (this.#waiting === ENOUGH - 1) this.#socket.resume()
    })
  }

  /** Resolves once all that could be read is answered. */
  end(): Promise<void> {
    this.#broken.abort()
    return this.#last
  }
}
