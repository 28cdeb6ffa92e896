/** A thread for tests that stays when a run of them has ended, with the libraries that it has loaded. */
import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node'

type Listener = (argument: unknown) => void

const MOST_RUNS = 200

interface Kept {
  readonly thread: ThreadsPoolWorker
  runs: number
}

let kept: Kept | undefined

/** The end of a run as the thread would confirm it, if it ended. */
const STOPPED = { __vitest_worker_response__: true, type: 'stopped' } as const

/**
 * What Vitest takes for a new thread each time. Modules of the project are evaluated anew in every run
 * (`isolate`), so that no run sees what another one has left in them.
 */
export class KeptThread implements PoolWorker {
  readonly name = 'kept'
  readonly #options: PoolOptions
  readonly #listeners: (readonly [event: string, listener: Listener])[] = []
  #worker: ThreadsPoolWorker | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    if (kept && kept.runs >= MOST_RUNS) {
      await kept.thread.stop()
      kept = undefined
    }
    if (!kept) {
      const thread = new ThreadsPoolWorker(this.#options)
      await thread.start()
      kept = { thread, runs: 0 }
    }
    kept.runs += 1
    this.#worker = kept.thread
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#worker?.off(event, listener)
    this.#listeners.length = 0
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener])
    this.#worker?.on(event, listener)
  }

  off(event: string, listener: Listener): void {
    this.#worker?.off(event, listener)
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') this.#worker?.send(message)
    else for (const [event, listener] of this.#listeners) if (event === 'message') listener(STOPPED)
  }

  deserialize(data: unknown): unknown {
    return data
  }
}
