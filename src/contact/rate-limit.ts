import type { ClientKeys } from './client-address.ts'
import type { RateSettings } from './settings.ts'

/** Beyond this number, the least recently used bucket is dropped. */
const MAX_CLIENTS = 20_000
const END_SITE_FACTOR = 8

interface Bucket {
  readonly tokens: number
  /** In ms. */
  readonly updatedAt: number
}

export interface RateDecision {
  /** Seconds until the next request is allowed, rounded up; 0 if this one is allowed. */
  readonly waitSeconds: number
  /** For a request that was not stored. */
  readonly refund: () => void
}

/** A token bucket for each client. */
export class RateLimit {
  readonly #capacity: number
  readonly #refillMs: number
  readonly #buckets = new Map<string, Bucket>()

  constructor({ requests, seconds }: RateSettings) {
    this.#capacity = requests
    this.#refillMs = seconds * 1000
  }

  /** @param now in ms, monotonic */
  take({ network, endSite }: ClientKeys, now = performance.now()): RateDecision {
    const refundNothing = () => undefined
    if (this.#capacity === 0) return { waitSeconds: 0, refund: refundNothing }
    const keys = endSite === undefined ? [network] : [network, endSite]
    const refilled = keys.map((key) =>
      this.#refill(key, key === endSite ? END_SITE_FACTOR : 1, now),
    )
    const waitMs = Math.max(...refilled.map(({ tokens, perMs }) => (1 - tokens) / perMs))
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), refund: refundNothing }
    for (const { key, tokens } of refilled) this.#save(key, { tokens: tokens - 1, updatedAt: now })
    const refund = () => {
      for (const key of keys) this.#refund(key)
    }
    return { waitSeconds: 0, refund }
  }

  get size(): number {
    return this.#buckets.size
  }

  #refill(key: string, factor: number, now: number) {
    const capacity = this.#capacity * factor
    const perMs = capacity / this.#refillMs
    const bucket = this.#buckets.get(key)
    const tokens = bucket
      ? Math.min(capacity, bucket.tokens + (now - bucket.updatedAt) * perMs)
      : capacity
    return { key, perMs, tokens }
  }

  #save(key: string, bucket: Bucket): void {
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size <= MAX_CLIENTS) return
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }

  #refund(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) this.#buckets.set(key, { ...bucket, tokens: bucket.tokens + 1 })
  }
}
