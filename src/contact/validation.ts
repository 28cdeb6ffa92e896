/** Decides whether a contact request can be taken, without trusting whatever the browser has checked. */
import { maxLength } from '../contract/request-limits.ts'
import { normalizeFieldText } from '../contract/request-text.ts'
import { parseQuery, type Query, type RawParameter } from './query.ts'
import { type ContactValues, type ErrorField, PARAMETERS, type Parameter } from './values.ts'

/** Why a request is not taken: a status of HTTP, and a sentence for each part that is wrong. */
export interface ValidationError {
  readonly status: 400 | 414
  readonly error: string
  readonly fields: { readonly [Name in ErrorField]?: string }
}

/** A request that can be taken, or why it cannot. */
export type ValidationResult = { readonly values: ContactValues } | ValidationError

/**
 * What all parameters but the message may take in the query, in bytes. With the longest message of
 * usual settings the request line stays below 8 kB, which proxies commonly allow.
 */
const OTHER_FIELDS_BYTES = 2000

/** The shape of an email address (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

const UNREADABLE = 'This value is not percent-encoded UTF-8.'

type Fields = { [Name in ErrorField]?: string }

const countCharacters = (text: string): number => [...text].length

/** Bytes of a message as sent; a line break counts as one character however it was sent. */
const countEncodedBytes = ({ encoded }: RawParameter): number =>
  encoded.replace(/%0d%0a/gi, '%0A').length

const RULES: { readonly [Name in Parameter]: (text: string) => string | undefined } = {
  name: (text) =>
    countCharacters(text) > maxLength.name
      ? `The name is longer than ${maxLength.name} characters.`
      : undefined,
  email: (text) =>
    countCharacters(text) > maxLength.email || !EMAIL.test(text)
      ? 'Please enter a valid email address.'
      : undefined,
  contact: (text) => {
    if (!/^[0-9]*$/.test(text)) return 'Phone number must contain only digits.'
    return text.length > maxLength.contact
      ? `The phone number is longer than ${maxLength.contact} digits.`
      : undefined
  },
  message: () => undefined,
}

const readValues = ({ parameters }: Query, fields: Fields): ContactValues => {
  const checked = (name: Parameter): string => {
    const raw = parameters.has(name) ? parameters.get(name)?.text : ''
    const text = raw && normalizeFieldText(name, raw)
    const problem = text === undefined ? UNREADABLE : RULES[name](text)
    if (problem) fields[name] = problem
    return text ?? ''
  }
  const [name, email, contact, message] = PARAMETERS.map(checked)
  return { name: name ?? '', email: email ?? '', contact: contact ?? '', message: message ?? '' }
}

/** What is too long: the message, or nothing that could be told apart. */
const checkMessageLength = ({ parameters }: Query, messageMaxBytes: number): string | undefined => {
  const message = parameters.get('message')
  return message && countEncodedBytes(message) > messageMaxBytes
    ? `The message is longer than ${messageMaxBytes} bytes in the address.`
    : undefined
}

const createError = (
  status: ValidationError['status'],
  error: string,
  fields: Fields,
): ValidationError => ({
  status,
  error,
  fields,
})

/**
 * Reads and checks a contact request.
 * @param query what follows the `?` of its address
 * @param messageMaxBytes the longest message, in bytes as it stands in the query
 */
export const validateRequest = (query: string, messageMaxBytes: number): ValidationResult => {
  const read = parseQuery(query)
  const fields: Fields = {}
  const values = readValues(read, fields)
  const message = checkMessageLength(read, messageMaxBytes)
  if (message) fields.message = message
  if (!read.isWellFormed) {
    fields.form = 'Only name, email, contact and message can be sent, each of them once.'
  }
  if (message || query.length > messageMaxBytes + OTHER_FIELDS_BYTES) {
    const error = 'The request is too long.'
    return createError(414, error, Object.keys(fields).length > 0 ? fields : { message: error })
  }
  if (Object.keys(fields).length === 0) return { values }
  return createError(400, fields.form ?? 'Something in the request is not valid.', fields)
}
