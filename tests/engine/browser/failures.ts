/** Everything that a browser complains about while a test looks on. */
import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'
import { expect } from 'vitest'

/** Given up by the browser itself, because the page was left for example. */
const ABORTED = 'net::ERR_ABORTED'

/** What Vite and React say of themselves in development. */
const DEVELOPMENT_NOISE = /^console\.(debug|info): (\[vite\]|%cDownload the React DevTools)/

/** How a message of the console is noted. */
export const formatConsoleMessage = (message: ConsoleMessage): string =>
  `console.${message.type()}: ${message.text()}`

export class FailureLog {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []
  readonly #tolerated: RegExp[] = []

  /** Notes console messages, errors, violated policies and failed requests of all pages of a context. */
  async watch(context: BrowserContext): Promise<void> {
    const note = (trouble: string) => {
      if (!DEVELOPMENT_NOISE.test(trouble)) this.#found.push(trouble)
    }
    context.on('console', (message: ConsoleMessage) => note(formatConsoleMessage(message)))
    context.on('weberror', (error) => note(`error: ${error.error().message}`))
    context.on('requestfailed', (request: Request) => {
      const reason = request.failure()?.errorText
      if (reason !== ABORTED) note(`request: ${reason} ${request.url()}`)
    })
    context.on('response', (response: Response) => {
      if (response.status() >= 400) note(`response: ${response.status()} ${response.url()}`)
    })
    await context.exposeFunction('noteViolation', (what: string) => note(`policy: ${what}`))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample } = event
        Reflect.get(window, 'noteViolation')(`${effectiveDirective} ${blockedURI} ${sample}`)
      })
    })
  }

  /** Says what is meant to go wrong: it has to, and it may do so more than once. */
  expect(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Says what may go wrong too, as a consequence. */
  ignore(pattern: RegExp): void {
    this.#tolerated.push(pattern)
  }

  /** Whether something has gone wrong already. */
  has(pattern: RegExp): boolean {
    return this.#found.some((one) => pattern.test(one))
  }

  /** Fails if anything else than what is allowed went wrong, or if that did not; then starts anew. */
  verify(): void {
    const found = this.#found.splice(0)
    const allowed = this.#allowed.splice(0)
    const expected = [...allowed, ...this.#tolerated.splice(0)]
    const unexpected = found.filter((one) => !expected.some((pattern) => pattern.test(one)))
    expect(unexpected, 'failures').toEqual([])
    const missing = allowed.filter((pattern) => !found.some((one) => pattern.test(one)))
    expect(missing, 'expected failures that did not occur').toEqual([])
  }
}
