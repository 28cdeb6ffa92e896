/** Writes the mail that tells about a request. */
import type { OutboxEntry } from './outbox.ts'
import type { MailSettings } from './settings.ts'

/** What the mail library is given. Nothing that a visitor wrote gets into a header but the address to answer to. */
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

/** Addresses that mean the same to every mail program (HTML, valid e-mail address). */
const PLAIN_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

const getDomain = (mailbox: string): string => /@([^@>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost'

const formatText = ({
  receivedAt,
  name,
  email,
  contact,
  message,
  suspected,
}: OutboxEntry): string =>
  [
    `Received: ${receivedAt.toISOString()}`,
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Phone:    ${contact}`,
    ...(suspected ? [`Suspected: ${suspected}`] : []),
    '',
    message,
    '',
  ].join('\n')

/** The mail about a request; the same request always gives the same Message-ID. */
export const createMail = (entry: OutboxEntry, { from, to }: MailSettings): Mail => ({
  from,
  to,
  ...(PLAIN_ADDRESS.test(entry.email) ? { replyTo: { name: '', address: entry.email } } : {}),
  subject: `${entry.suspected ? 'Suspected contact request' : 'Contact request'} ${entry.id}`,
  messageId: `<${entry.key}@${getDomain(from)}>`,
  date: entry.receivedAt,
  // No out-of-office notes in return (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: formatText(entry),
})
