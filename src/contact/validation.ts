/** Decides whether a contact request can be taken, without trusting whatever the browser has checked. */
import { longest } from '../contract/request-limits.ts'
import { requestText } from '../contract/request-text.ts'
import { type Query, readQuery, type Sent } from './query.ts'
import { type ContactValues, PARAMETERS, type Parameter, type Part } from './values.ts'

/** Why a request is not taken: a status of HTTP, and a sentence for each part that is wrong. */
export interface Refusal {
  readonly status: 400 | 414
  readonly error: string
  readonly fields: { readonly [Name in Part]?: string }
}

/** A request that can be taken, or why it cannot. */
export type Verdict = { readonly values: ContactValues } | Refusal

/**
 * What all parameters but the message may take in the query, in bytes. With the longest message of
 * usual settings the request line stays below 8 kB, which proxies commonly allow.
 */
const ROOM_BESIDE_MESSAGE = 2000

/** The shape of an email address (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

const UNREADABLE = 'This value is not percent-encoded UTF-8.'

type Fields = { [Name in Part]?: string }

const lengthOf = (text: string): number => [...text].length

/** Bytes of a message as sent; a line break counts as one character however it was sent. */
const bytesOf = ({ encoded }: Sent): number => encoded.replace(/%0d%0a/gi, '%0A').length

const RULES: { readonly [Name in Parameter]: (text: string) => string | undefined } = {
  name: (text) =>
    lengthOf(text) > longest.name
      ? `The name is longer than ${longest.name} characters.`
      : undefined,
  email: (text) =>
    lengthOf(text) > longest.email || !EMAIL.test(text)
      ? 'Please enter a valid email address.'
      : undefined,
  contact: (text) => {
    if (!/^[0-9]*$/.test(text)) return 'Phone number must contain only digits.'
    return text.length > longest.contact
      ? `The phone number is longer than ${longest.contact} digits.`
      : undefined
  },
  message: () => undefined,
}

const valuesOf = ({ sent }: Query, fields: Fields): ContactValues => {
  const checked = (name: Parameter): string => {
    const raw = sent.has(name) ? sent.get(name)?.text : ''
    const text = raw && requestText(name, raw)
    const problem = text === undefined ? UNREADABLE : RULES[name](text)
    if (problem) fields[name] = problem
    return text ?? ''
  }
  const [name, email, contact, message] = PARAMETERS.map(checked)
  return { name: name ?? '', email: email ?? '', contact: contact ?? '', message: message ?? '' }
}

/** What is too long: the message, or nothing that could be told apart. */
const tooLong = ({ sent }: Query, messageMaxBytes: number): string | undefined => {
  const message = sent.get('message')
  return message && bytesOf(message) > messageMaxBytes
    ? `The message is longer than ${messageMaxBytes} bytes in the address.`
    : undefined
}

const refused = (status: Refusal['status'], error: string, fields: Fields): Refusal => ({
  status,
  error,
  fields,
})

/**
 * Reads and checks a contact request.
 * @param query what follows the `?` of its address
 * @param messageMaxBytes the longest message, in bytes as it stands in the query
 */
export const judge = (query: string, messageMaxBytes: number): Verdict => {
  const read = readQuery(query)
  const fields: Fields = {}
  const values = valuesOf(read, fields)
  const message = tooLong(read, messageMaxBytes)
  if (message) fields.message = message
  if (!read.wellFormed) {
    fields.form = 'Only name, email, contact and message can be sent, each of them once.'
  }
  if (message || query.length > messageMaxBytes + ROOM_BESIDE_MESSAGE) {
    const error = 'The request is too long.'
    return refused(414, error, Object.keys(fields).length > 0 ? fields : { message: error })
  }
  if (Object.keys(fields).length === 0) return { values }
  return refused(400, fields.form ?? 'Something in the request is not valid.', fields)
}
