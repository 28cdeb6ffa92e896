/** Keeps one client from sending more than people do. */
import type { ClientKeys } from './client-address.ts'
import type { RateSettings } from './settings.ts'

/** How many clients are remembered; the one that has been silent for longest is forgotten first. */
const MAX_CLIENTS = 20_000
/** How much more than one network all those together may send that one customer may have. */
const END_SITE_FACTOR = 8

interface Bucket {
  /** How many requests it may still send. */
  readonly tokens: number
  /** When that was, in ms. */
  readonly updatedAt: number
}

/** The decision about a request. */
export interface RateDecision {
  /** Until it may be sent, in whole seconds; 0: now. */
  readonly waitSeconds: number
  /** Gives it back: the request was not stored. */
  readonly refund: () => void
}

/** Every client has a stock of requests, which fills up again steadily. */
export class RateLimit {
  readonly #most: number
  readonly #ms: number
  readonly #accounts = new Map<string, Bucket>()

  constructor({ requests, seconds }: RateSettings) {
    this.#most = requests
    this.#ms = seconds * 1000
  }

  /**
   * Takes one request from the stock of a client, and from that of the site that it belongs to.
   * @param now in ms, never going back
   */
  take({ network, endSite }: ClientKeys, now = performance.now()): RateDecision {
    const nothing = () => undefined
    if (this.#most === 0) return { waitSeconds: 0, refund: nothing }
    const names = endSite === undefined ? [network] : [network, endSite]
    const stocks = names.map((name) =>
      this.#stockOf(name, name === endSite ? END_SITE_FACTOR : 1, now),
    )
    const wait = Math.max(...stocks.map(({ left, perMs }) => (1 - left) / perMs))
    if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000), refund: nothing }
    for (const { name, left } of stocks) this.#remember(name, { tokens: left - 1, updatedAt: now })
    const refund = () => {
      for (const name of names) this.#refund(name)
    }
    return { waitSeconds: 0, refund }
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.#accounts.size
  }

  #stockOf(name: string, share: number, now: number) {
    const most = this.#most * share
    const perMs = most / this.#ms
    const account = this.#accounts.get(name)
    const left = account ? Math.min(most, account.tokens + (now - account.updatedAt) * perMs) : most
    return { name, perMs, left }
  }

  #remember(client: string, account: Bucket): void {
    this.#accounts.delete(client)
    this.#accounts.set(client, account)
    if (this.#accounts.size <= MAX_CLIENTS) return
    const [oldest] = this.#accounts.keys()
    if (oldest !== undefined) this.#accounts.delete(oldest)
  }

  #refund(client: string): void {
    const account = this.#accounts.get(client)
    if (account) this.#accounts.set(client, { ...account, tokens: account.tokens + 1 })
  }
}
