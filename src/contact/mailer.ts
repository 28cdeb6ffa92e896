/** Hands mail to the mail server. */
import { createTransport } from 'nodemailer'
import { codeOf } from './busy.ts'
import { withDeadline } from './deadline.ts'
import { mailOf } from './mail.ts'
import type { OutboxEntry } from './outbox.ts'
import type { MailSettings } from './settings.ts'

/** In ms: to reach the server, to wait for each of its words, and for all of it. */
export const CONNECTING_MS = 10_000
export const SILENCE_MS = 20_000
export const SENDING_MS = 60_000

/** Parameters of the library by which mail would get into the log. */
const TELLTALE = ['logger', 'debug', 'transactionLog']

/** What became of an email. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The server was reached and does not want this email. @param code of SMTP, such as 550 */
  | { readonly kind: 'refused'; readonly code: string }
  /** There is no talking to the server; it would be the same with every other email. */
  | { readonly kind: 'unreachable'; readonly code: string }

/** Gives emails to a server, one at a time. Never throws. */
export type Mailer = (entry: OutboxEntry, end: AbortSignal) => Promise<Outcome>

const smtpCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0

/** 421: the server is about to close (RFC 5321, 4.2.3), whatever it was asked. */
const outcomeOf = (error: unknown): Outcome => {
  const [code, reply] = [codeOf(error), smtpCode(error)]
  const refused = /^(EENVELOPE|EMESSAGE)$/.test(code) && reply !== 421
  const kind = refused ? 'refused' : 'unreachable'
  return { kind, code: reply ? String(reply) : code || 'no code' }
}

export const createMailer = (settings: MailSettings): Mailer => {
  const url = new URL(settings.url)
  for (const name of TELLTALE) url.searchParams.delete(name)
  const transport = createTransport({
    url: url.href,
    connectionTimeout: CONNECTING_MS,
    greetingTimeout: CONNECTING_MS,
    dnsTimeout: CONNECTING_MS,
    socketTimeout: SILENCE_MS,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (entry, end) => {
    try {
      const mail = { ...mailOf(entry, settings), signal: end }
      await withDeadline(transport.sendMail(mail), SENDING_MS)
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}
