import { domainToASCII } from 'node:url'
import { getMailWords, type MailWords } from './mail-words.ts'
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

/** Lines with aligned values. */
function formatFacts(facts: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2
  return facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`)
}

const formatText = (entry: OutboxEntry, words: MailWords): string => {
  const { receivedAt, form, answers, name, email, contact, message, suspected } = entry
  const received = [words.received, receivedAt.toISOString()] as const
  const about = form
    ? [[words.form, form] as const]
    : ([
        [words.name, name],
        [words.email, email],
        [words.phone, contact],
      ] as const)
  const spam = suspected ? [[words.spam, suspected] as const] : []
  const content = form ? answers.map(formatAnswer) : [message]
  return [...formatFacts([received, ...about, ...spam]), '', ...content, ''].join('\n')
}

const formatSubject = ({ id, form, suspected }: OutboxEntry, words: MailWords): string => {
  const subject = form ? words.formRequest(form, id) : words.contactRequest(id)
  const whole = suspected ? words.possibleSpam(subject) : subject
  return whole.replace(/^./u, (letter) => letter.toUpperCase())
}

/**
 * @param language of the labels, by default English
 *
 * The Message-ID depends on the request only, so that mail programs recognize an email that arrives
 * twice.
 */
export const createMail = (
  entry: OutboxEntry,
  { from, to }: MailSettings,
  language?: string,
): Mail => {
  const address = toReplyAddress(entry.email)
  const words = getMailWords(language)
  return {
    from,
    to,
    ...(address ? { replyTo: { name: '', address } } : {}),
    subject: formatSubject(entry, words),
    messageId: `<${entry.key}@${getDomain(from)}>`,
    date: entry.receivedAt,
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: formatText(entry, words),
  }
}
