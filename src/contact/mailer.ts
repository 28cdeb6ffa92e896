/** Hands mail to the mail server. */
import { createTransport } from 'nodemailer'
import { createMail } from './mail.ts'
import type { OutboxEntry } from './outbox.ts'
import { getErrorCode } from './retry.ts'
import type { MailSettings } from './settings.ts'
import { withTimeout } from './timeout.ts'

/** In ms: to reach the server, to wait for each of its words, and for all of it. */
export const CONNECT_TIMEOUT_MS = 10_000
export const SOCKET_TIMEOUT_MS = 20_000
export const SEND_TIMEOUT_MS = 60_000

/** Parameters of the library by which mail would get into the log. */
const LOGGING_PARAMETERS = ['logger', 'debug', 'transactionLog']

/** What became of an email. */
export type DeliveryResult =
  | { readonly kind: 'sent' }
  /** The server was reached and does not want this email. @param code of SMTP, such as 550 */
  | { readonly kind: 'refused'; readonly code: string }
  /** There is no talking to the server; it would be the same with every other email. */
  | { readonly kind: 'unreachable'; readonly code: string }

/** Gives emails to a server, one at a time. Never throws. */
export type Mailer = (entry: OutboxEntry, end: AbortSignal) => Promise<DeliveryResult>

const getSmtpCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0

/** 421: the server is about to close (RFC 5321, 4.2.3), whatever it was asked. */
const classifyError = (error: unknown): DeliveryResult => {
  const [code, reply] = [getErrorCode(error), getSmtpCode(error)]
  const refused = /^(EENVELOPE|EMESSAGE)$/.test(code) && reply !== 421
  const kind = refused ? 'refused' : 'unreachable'
  return { kind, code: reply ? String(reply) : code || 'no code' }
}

export const createMailer = (settings: MailSettings): Mailer => {
  const url = new URL(settings.url)
  for (const name of LOGGING_PARAMETERS) url.searchParams.delete(name)
  const transport = createTransport({
    url: url.href,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (entry, end) => {
    try {
      const mail = { ...createMail(entry, settings), signal: end }
      await withTimeout(transport.sendMail(mail), SEND_TIMEOUT_MS)
      return { kind: 'sent' }
    } catch (error) {
      return classifyError(error)
    }
  }
}
