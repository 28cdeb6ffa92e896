import { createHash } from 'node:crypto'
import type { FileCache } from './file-cache.ts'
import type { PublishedFile } from './published-files.ts'

export class StyleFiles {
  readonly #base: string
  readonly #cache: FileCache
  readonly #files = new Map<string, PublishedFile>()

  constructor(base: string, cache: FileCache) {
    this.#base = base
    this.#cache = cache
  }

  /** @returns the address of the file */
  add(css: string): string {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
    const address = `${this.#base}/assets/page-${hash}.css`
    if (this.#files.has(address)) return address
    this.#files.set(address, { address, body: css, immutable: true })
    this.#cache.put(getCacheName(address), Buffer.from(css))
    return address
  }

  /** Adds a file of an earlier build. @returns whether it is known */
  restore(address: string): boolean {
    if (this.#files.has(address)) return true
    const body = this.#cache.read(getCacheName(address))
    if (body) this.#files.set(address, { address, body, immutable: true })
    return body !== undefined
  }

  /** All files so far, by address: the order of pages does not matter. */
  get files(): readonly PublishedFile[] {
    return [...this.#files.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
  }
}

const getCacheName = (address: string): string => address.replaceAll('/', '~')
