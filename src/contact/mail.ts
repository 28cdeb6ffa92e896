import { domainToASCII } from 'node:url'
import type { OutboxEntry } from './outbox.ts'
import type { MailSettings } from './settings.ts'
import type { Answer } from './values.ts'

/** Input for nodemailer. Reply-To is the only header that contains input of the visitor. */
export interface Mail {
  readonly from: string
  readonly to: string
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Addresses that are safe in a header (HTML standard, valid e-mail address). */
const PLAIN_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** The address in ASCII, with the domain in Punycode; undefined if it is not safe in a header. */
function toReplyAddress(email: string): string | undefined {
  if (PLAIN_ADDRESS.test(email)) return email
  const at = email.lastIndexOf('@')
  const ascii = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
  return PLAIN_ADDRESS.test(ascii) ? ascii : undefined
}

const getDomain = (mailbox: string): string => /@([^@>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost'

const formatAnswer = ({ label, value }: Answer): string =>
  value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`

const formatText = (entry: OutboxEntry): string => {
  const { receivedAt, form, answers, name, email, contact, message, suspected } = entry
  const spam = suspected ? [`Spam:     ${suspected}`] : []
  const received = `Received: ${receivedAt.toISOString()}`
  const lines = form
    ? [received, `Form:     ${form}`, ...spam, '', ...answers.map(formatAnswer)]
    : [
        received,
        `Name:     ${name}`,
        `Email:    ${email}`,
        `Phone:    ${contact}`,
        ...spam,
        '',
        message,
      ]
  return [...lines, ''].join('\n')
}

const formatSubject = ({ id, form, suspected }: OutboxEntry): string => {
  const subject = form ? `form ${form}, request ${id}` : `contact request ${id}`
  return suspected ? `Possible spam: ${subject}` : subject.replace(/^./, (c) => c.toUpperCase())
}

/** The Message-ID depends on the request only, so that mail programs recognize an email that arrives twice. */
export const createMail = (entry: OutboxEntry, { from, to }: MailSettings): Mail => {
  const address = toReplyAddress(entry.email)
  return {
    from,
    to,
    ...(address ? { replyTo: { name: '', address } } : {}),
    subject: formatSubject(entry),
    messageId: `<${entry.key}@${getDomain(from)}>`,
    date: entry.receivedAt,
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: formatText(entry),
  }
}
