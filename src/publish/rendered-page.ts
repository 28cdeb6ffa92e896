import type { PublishedPage } from './publish.ts'

/**
 * Stores the page as bytes: thousands wait to be published, and a string with any non-Latin character takes twice
 * the memory.
 */
export class RenderedPage implements PublishedPage {
  readonly path: string
  readonly csp: string
  readonly #bytes: Buffer

  constructor({ path, html, csp }: PublishedPage) {
    this.path = path
    this.csp = csp
    this.#bytes = Buffer.from(html)
  }

  get html(): string {
    return this.#bytes.toString()
  }
}
