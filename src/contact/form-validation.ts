import { randomUUID } from 'node:crypto'
import { assertNever } from '../contract/assert-never.ts'
import {
  CHECKED,
  type FormField,
  type FormProblem,
  maxFieldLength,
  TOKEN,
  TRAP,
  WHOLE_FORM,
} from '../contract/forms.ts'
import type { ReceivedForm } from '../contract/manifest.ts'
import { isEmail, normalizeFieldText } from '../contract/request-text.ts'
import type { Body } from '../server/body.ts'
import { parseQuery, type RawParameter } from './query.ts'
import type { Submission } from './values.ts'

export interface FormErrors {
  /** Messages by name of the field, or `WHOLE_FORM`. */
  readonly errors: ReadonlyMap<string, string>
  /** By name of the field. */
  readonly values: ReadonlyMap<string, string>
}

const PHONE = /^[+(]?\p{Nd}[\p{Nd}\s()/.-]*$/u
const NUMBER = /^[+-]?\p{Nd}+([.,'\s]\p{Nd}+)*$/u

const isDate = (text: string): boolean => {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const findMissing = ({ kind }: FormField): FormProblem => {
  if (kind === 'choice') return 'choose'
  return kind === 'checkbox' ? 'accept' : 'required'
}

const findProblem = (field: FormField, text: string): FormProblem | undefined => {
  const { kind, options = [] } = field
  if (text === '') return field.required ? findMissing(field) : undefined
  switch (kind) {
    case 'email':
      if (!isEmail(text)) return 'email'
      break
    case 'phone':
      if (!PHONE.test(text)) return 'phone'
      break
    case 'date':
      return isDate(text) ? undefined : 'date'
    case 'number':
      if (!NUMBER.test(text)) return 'number'
      break
    case 'choice':
      return options.includes(text) ? undefined : 'choose'
    case 'checkbox':
      return text === CHECKED ? undefined : 'accept'
    case 'text':
    case 'longText':
      break
    default:
      assertNever(kind)
  }
  return [...text].length > maxFieldLength[kind] ? 'tooLong' : undefined
}

/** Line breaks are kept in long texts only. */
const normalize = ({ kind }: FormField, text: string): string => {
  if (kind === 'longText') return normalizeFieldText('message', text).trim()
  return normalizeFieldText(kind, text).trim()
}

interface FieldReading {
  readonly field: FormField
  readonly value: string
  readonly problem: FormProblem | undefined
}

const readField = (field: FormField, raw: RawParameter | undefined): FieldReading => {
  if (raw && raw.text === undefined) return { field, value: '', problem: 'changed' }
  const value = normalize(field, raw?.text ?? '')
  return { field, value, problem: findProblem(field, value) }
}

/** The body ends in or after a field that is too long, so that later fields are missing. */
const blameLongest = (
  readings: readonly FieldReading[],
  parameters: ReadonlyMap<string, RawParameter>,
): FieldReading[] => {
  const getLength = ({ field: { name } }: FieldReading) => parameters.get(name)?.encoded.length ?? 0
  const longest = Math.max(...readings.map(getLength))
  return readings.map((reading) => ({
    ...reading,
    problem: getLength(reading) === longest ? 'tooLong' : undefined,
  }))
}

const formatMessage = (message: string, { kind }: FormField): string =>
  message.replace('{limit}', String(maxFieldLength[kind]))

/** Without a token, forms without contact details cannot be told apart from those of other visitors: all are stored. */
const getToken = (given: string | undefined, hasContactDetails: boolean): string =>
  given || (hasContactDetails ? '' : randomUUID())

/** @param body application/x-www-form-urlencoded */
export const validateForm = (
  { page, fields, messages }: ReceivedForm,
  body: Body,
): Submission | FormErrors => {
  const names = new Set([...fields.map(({ name }) => name), TRAP, TOKEN])
  const isName = (name: string): name is string => names.has(name)
  const { parameters, isWellFormed } = parseQuery(body.text, isName)
  const all = fields.map((field) => readField(field, parameters.get(field.name)))
  const read = body.isTooLarge ? blameLongest(all, parameters) : all
  const errors = new Map(
    read.flatMap(({ field, problem }) =>
      problem ? [[field.name, formatMessage(messages[problem], field)] as const] : [],
    ),
  )
  if (!isWellFormed) errors.set(WHOLE_FORM, messages.changed)
  if (errors.size > 0) {
    return { errors, values: new Map(read.map(({ field, value }) => [field.name, value])) }
  }
  const getFirst = (kind: FormField['kind']) =>
    read.find(({ field, value }) => field.kind === kind && value !== '')?.value ?? ''
  const email = getFirst('email')
  return {
    name: '',
    email,
    contact: '',
    message: '',
    form: page,
    answers: read.map(({ field, value }) => ({
      label: field.label,
      value: field.kind === 'checkbox' && value === '' ? 'no' : value,
    })),
    token: getToken(parameters.get(TOKEN)?.text, email !== '' || getFirst('phone') !== ''),
    isTrapped: Boolean(parameters.get(TRAP)?.text),
  }
}
