import { maxLength } from '../contract/request-limits.ts'
import { isEmail, normalizeFieldText } from '../contract/request-text.ts'
import { parseQuery, type Query, type RawParameter } from './query.ts'
import {
  type ContactValues,
  type ErrorField,
  isParameter,
  PARAMETERS,
  type Parameter,
} from './values.ts'

export interface ValidationError {
  readonly status: 400 | 414
  readonly error: string
  readonly fields: { readonly [Name in ErrorField]?: string }
}

export type ValidationResult = { readonly values: ContactValues } | ValidationError

/** Percent-encoded. With the default message limit, the request line stays below 8 kB, which proxies commonly allow. */
const OTHER_FIELDS_BYTES = 2000

const INVALID_ENCODING = 'This value is not percent-encoded UTF-8.'

type Fields = { [Name in ErrorField]?: string }

const countCharacters = (text: string): number => [...text].length

/** A line break counts as one character in any encoding. */
const countEncodedBytes = ({ encoded }: RawParameter): number =>
  encoded.replace(/%0d%0a/gi, '%0A').length

const RULES: { readonly [Name in Parameter]: (text: string) => string | undefined } = {
  name: (text) =>
    countCharacters(text) > maxLength.name
      ? `The name is longer than ${maxLength.name} characters.`
      : undefined,
  email: (text) =>
    countCharacters(text) > maxLength.email || !isEmail(text)
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

const readValues = ({ parameters }: Query<Parameter>, fields: Fields): ContactValues => {
  const checked = (name: Parameter): string => {
    const raw = parameters.has(name) ? parameters.get(name)?.text : ''
    const text = raw && normalizeFieldText(name, raw)
    const problem = text === undefined ? INVALID_ENCODING : RULES[name](text)
    if (problem) fields[name] = problem
    return text ?? ''
  }
  const [name, email, contact, message] = PARAMETERS.map(checked)
  return { name: name ?? '', email: email ?? '', contact: contact ?? '', message: message ?? '' }
}

const checkMessageLength = (
  { parameters }: Query<Parameter>,
  messageMaxBytes: number,
): string | undefined => {
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

/** @param query without the `?` @param messageMaxBytes in percent-encoded bytes */
export const validateRequest = (query: string, messageMaxBytes: number): ValidationResult => {
  const parsed = parseQuery(query, isParameter)
  const fields: Fields = {}
  const values = readValues(parsed, fields)
  const message = checkMessageLength(parsed, messageMaxBytes)
  if (message) fields.message = message
  if (!parsed.isWellFormed) {
    fields.form = 'Only name, email, contact and message are allowed, each at most once.'
  }
  if (message || query.length > messageMaxBytes + OTHER_FIELDS_BYTES) {
    const error = 'The request is too long.'
    return createError(414, error, Object.keys(fields).length > 0 ? fields : { message: error })
  }
  if (Object.keys(fields).length === 0) return { values }
  return createError(400, fields.form ?? 'The request is invalid.', fields)
}
