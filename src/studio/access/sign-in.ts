import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isPassword, type Password, readPassword } from '../../site-folder/password.ts'
import type { Places } from '../../site-folder/places.ts'
import { SIGN_IN_PATH, SIGN_OUT_PATH, STUDIO_PATH } from '../protocol/addresses.ts'
import { readBody, send, sendHtml } from '../server/responses.ts'
import { createSignInPage, signInHeaders } from './sign-in-page.ts'

const COOKIE = '__Host-studio'

/** In ms. */
const SESSION_TIME = 12 * 60 * 60 * 1000
const DELAY_AFTER_FAILURE = 1000

/** Attempts that wait for earlier ones. */
const MAX_WAITING = 20

const MAX_BODY_BYTES = 4096

const formSchema = z.object({
  name: z.string().trim().min(1).max(40),
  password: z.string().min(1).max(1024),
})

interface Session {
  readonly name: string
  readonly expires: number
  /** Of the password; another password ends the session. */
  readonly hash: string
}

/** Sessions of the editors of a studio that other computers can reach. They end when the server stops. */
export class SignIn {
  readonly #site: Pick<Places, 'siteDir'>
  readonly #host: string
  readonly #sessions = new Map<string, Session>()
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** @param host name of the proxy with TLS in front of the studio */
  constructor(site: Pick<Places, 'siteDir'>, host: string) {
    this.#site = site
    this.#host = host
  }

  /** Refuses requests without TLS and from other sites, except for links that lead here. */
  isAllowedOrigin({ method, headers }: IncomingMessage): boolean {
    const { host, origin } = headers
    const isSame = origin === undefined || origin === `https://${this.#host}`
    const isSecure = headers['x-forwarded-proto'] === 'https'
    const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document'
    const isFromHere = headers['sec-fetch-site'] !== 'cross-site'
    return host === this.#host && isSecure && isSame && (isLink || isFromHere)
  }

  /** The name of a signed-in editor. */
  getEditor(request: IncomingMessage): string | undefined {
    const session = this.#sessions.get(getToken(request))
    if (!session || session.expires < Date.now()) return undefined
    return session.hash === readPassword(this.#site)?.hash ? session.name : undefined
  }

  /** Passes on the requests of signed-in editors, and shows everyone else the sign-in page. */
  async handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
    if (!this.isAllowedOrigin(request))
      return send(response, 403, { message: `Open https://${this.#host}${STUDIO_PATH}.` })
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === SIGN_IN_PATH && request.method === 'POST')
      return this.#signIn(request, response)
    if (pathname === SIGN_OUT_PATH && request.method === 'POST')
      return this.#signOut(request, response)
    if (this.getEditor(request) !== undefined) return next()
    if (pathname === SIGN_IN_PATH) return sendPage(response, 200)
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage) return send(response, 401, { message: 'Sign in first.' })
    response.writeHead(303, { Location: SIGN_IN_PATH, 'Cache-Control': 'no-store' }).end()
  }

  /** Also succeeds if the session has already ended. */
  #signOut(request: IncomingMessage, response: ServerResponse): void {
    if (request.headers.origin === undefined) {
      send(response, 403, { message: 'No origin.' })
      return
    }
    this.#sessions.delete(getToken(request))
    response.setHeader(
      'Set-Cookie',
      `${COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`,
    )
    send(response, 200, {})
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin === undefined) return send(response, 403, { message: 'No origin.' })
    const body = await readBody(request, MAX_BODY_BYTES)
    const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(String(body ?? ''))))
    if (!form.success) return sendPage(response, 400, 'Enter your name and the password.')
    const { name, password } = form.data
    if (this.#waiting >= MAX_WAITING)
      return sendPage(response, 429, 'Too many people are signing in. Try again in a minute.', name)
    const stored = await this.#check(password)
    if (!stored) return sendPage(response, 401, 'The password is not correct.', name)
    for (const [token, { expires }] of this.#sessions)
      if (expires < Date.now()) this.#sessions.delete(token)
    const token = randomBytes(32).toString('base64url')
    this.#sessions.set(token, { name, expires: Date.now() + SESSION_TIME, hash: stored.hash })
    const cookie = `${COOKIE}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax`
    response.writeHead(303, { Location: STUDIO_PATH, 'Set-Cookie': cookie }).end()
  }

  /**
   * Checks one attempt after the other, with a delay after a wrong password, so that passwords cannot be guessed.
   * @returns the stored password if it is correct
   */
  async #check(given: string): Promise<Password | undefined> {
    const check = this.#last.then(async () => {
      const stored = readPassword(this.#site)
      const isRight = stored !== undefined && (await isPassword(stored, given))
      if (!isRight) await wait(DELAY_AFTER_FAILURE)
      return isRight ? stored : undefined
    })
    this.#waiting += 1
    const end = () => {
      this.#waiting -= 1
    }
    this.#last = check.then(end, end)
    return check
  }
}

/** Of the session; empty without one. */
function getToken({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? '').split(/; */)
  return cookies.find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
}

function sendPage(response: ServerResponse, status: number, error = '', name = ''): void {
  const nonce = randomBytes(16).toString('base64url')
  const page = createSignInPage({ nonce, action: SIGN_IN_PATH, error, name })
  sendHtml(response, status, page, signInHeaders(nonce))
}
