/** Keeps one client from sending more than people do. */
import type { RateSettings } from './settings.ts'

/** How many clients are remembered; the one that has been silent for longest is forgotten first. */
const MOST_CLIENTS = 20_000

interface Account {
  /** How many requests it may still send. */
  readonly left: number
  /** When that was, in ms. */
  readonly at: number
  /** What it has sent last. */
  readonly last: string
}

/** The decision about a request. */
export interface Permit {
  /** Until it may be sent, in whole seconds; 0: now. */
  readonly waitSeconds: number
  /** Gives it back: the request was not stored. */
  readonly refund: () => void
}

/** Every client has a stock of requests, which fills up again steadily. */
export class RateLimit {
  readonly #most: number
  readonly #perMs: number
  readonly #accounts = new Map<string, Account>()

  constructor({ requests, seconds }: RateSettings) {
    this.#most = requests
    this.#perMs = requests / (seconds * 1000)
  }

  /**
   * Takes one request from the stock of a client. What it has sent just before may be sent again at
   * no cost: reloading and retrying are no offence.
   * @param content tells requests of a client apart
   * @param now in ms, never going back
   */
  take(client: string, content: string, now = performance.now()): Permit {
    const nothing = () => undefined
    if (this.#most === 0) return { waitSeconds: 0, refund: nothing }
    const account = this.#accounts.get(client)
    const left = account
      ? Math.min(this.#most, account.left + (now - account.at) * this.#perMs)
      : this.#most
    if (account?.last === content) return { waitSeconds: 0, refund: nothing }
    if (left < 1) {
      return { waitSeconds: Math.ceil((1 - left) / this.#perMs / 1000), refund: nothing }
    }
    this.#remember(client, { left: left - 1, at: now, last: content })
    return { waitSeconds: 0, refund: () => this.#refund(client) }
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.#accounts.size
  }

  #remember(client: string, account: Account): void {
    this.#accounts.delete(client)
    this.#accounts.set(client, account)
    if (this.#accounts.size <= MOST_CLIENTS) return
    const [oldest] = this.#accounts.keys()
    if (oldest !== undefined) this.#accounts.delete(oldest)
  }

  #refund(client: string): void {
    const account = this.#accounts.get(client)
    if (account) this.#accounts.set(client, { ...account, left: account.left + 1, last: '' })
  }
}
