import { createTransport } from 'nodemailer'
import { getErrorCode } from '../contract/error-code.ts'
import { createMail } from './mail.ts'
import type { OutboxEntry } from './outbox.ts'
import type { MailSettings } from './settings.ts'
import { withTimeout } from './timeout.ts'

export const CONNECT_TIMEOUT_MS = 10_000
export const SOCKET_TIMEOUT_MS = 20_000
export const SEND_TIMEOUT_MS = 60_000

/** URL parameters of nodemailer that would log the content of emails. */
const LOGGING_PARAMETERS = ['logger', 'debug', 'transactionLog']

export type DeliveryResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly code: string }
  /** The server cannot be used for any email. */
  | { readonly kind: 'unreachable'; readonly code: string }

/** Sends one email at a time. Never rejects. */
export type Mailer = (entry: OutboxEntry, end: AbortSignal) => Promise<DeliveryResult>

const getSmtpCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0

/** 421 means that the server is closing, whatever the command was (RFC 5321, section 4.2.3). */
const classifyError = (error: unknown): DeliveryResult => {
  const [code, reply] = [getErrorCode(error), getSmtpCode(error)]
  const isRefused = /^(EENVELOPE|EMESSAGE)$/.test(code) && reply !== 421
  const kind = isRefused ? 'refused' : 'unreachable'
  return { kind, code: reply ? String(reply) : code || 'no code' }
}

/** @param findLanguage language of the labels for a form; undefined for the contact form */
export const createMailer = (
  settings: MailSettings,
  findLanguage: (form: string | undefined) => string | undefined = () => undefined,
): Mailer => {
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
      const mail = { ...createMail(entry, settings, findLanguage(entry.form)), signal: end }
      await withTimeout(transport.sendMail(mail), SEND_TIMEOUT_MS)
      return { kind: 'sent' }
    } catch (error) {
      return classifyError(error)
    }
  }
}
