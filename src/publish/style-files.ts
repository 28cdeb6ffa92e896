import { createHash } from 'node:crypto'
import type { PublishedFile } from './publish.ts'

/** Style sheets that documents share. */
export class StyleFiles {
  readonly #base: string
  readonly #files = new Map<string, PublishedFile>()

  /** @param base base path of the site */
  constructor(base: string) {
    this.#base = base
  }

  /** @returns the address of the file */
  add(css: string): string {
    const known = this.#files.get(css)
    if (known) return known.address
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
    const address = `${this.#base}/assets/page-${hash}.css`
    this.#files.set(css, { address, body: css, immutable: true })
    return address
  }

  /** All files so far, by address: the order of pages does not matter. */
  get files(): readonly PublishedFile[] {
    return [...this.#files.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
  }
}
