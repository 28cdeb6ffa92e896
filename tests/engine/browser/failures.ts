/** Records console messages, errors and failed requests of browser pages. */
import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'
import { expect } from 'vitest'

const ABORTED = 'net::ERR_ABORTED'

/** Messages of Vite and React in development. */
const DEVELOPMENT_NOISE = /^console\.(debug|info): (\[vite\]|%cDownload the React DevTools)/

export const formatConsoleMessage = (message: ConsoleMessage): string =>
  `console.${message.type()}: ${message.text()}`

export class FailureLog {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []
  readonly #tolerated: RegExp[] = []

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

  /** Expects failures that match; each pattern must occur at least once. */
  expect(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Ignores failures that match, whether they occur or not. */
  ignore(pattern: RegExp): void {
    this.#tolerated.push(pattern)
  }

  has(pattern: RegExp): boolean {
    return this.#found.some((one) => pattern.test(one))
  }

  /** Throws on unexpected or missing failures, then resets the log. */
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
