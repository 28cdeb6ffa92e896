import type { PublishedPage } from './publish.ts'

/**
 * A page in as little memory as there is: thousands of them wait to be published, and a text takes twice as much as
 * its bytes as soon as one character of it is no Latin letter.
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
