import { formatKey, type Quotes, quoteText } from './format-text.ts'
import { indent } from './lines.ts'
import type { Style } from './style.ts'

export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value }

type Collection = Exclude<Value, string | number | boolean | null>

/** Deeper values are rejected: they may be circular. */
const MAX_DEPTH = 40

export function isValue(value: unknown, depth = 0): value is Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth > MAX_DEPTH) return false
  if (Array.isArray(value)) return Array.from(value).every((item) => isValue(item, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return false
  return Object.values(value).every((item) => isValue(item, depth + 1))
}

export const isCollection = (value: Value): value is Collection =>
  value !== null && typeof value === 'object'

const isList = (value: Collection): value is readonly Value[] => Array.isArray(value)

export const isNonEmptyCollection = (value: Value): value is Collection =>
  isCollection(value) && Object.keys(value).length > 0

const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/

export function formatInline(
  value: Value,
  style: Style,
  inFlow: boolean,
  quotes: Quotes = 'none',
): string {
  const isPlainDate = quotes === 'none' && style.unquotedDates
  if (isPlainDate && typeof value === 'string' && DATE.test(value)) return value
  if (typeof value === 'string') return quoteText(value, quotes, inFlow)
  if (!isCollection(value)) return Object.is(value, -0) ? '-0' : String(value)
  if (isList(value)) return `[${value.map((item) => formatInline(item, style, true)).join(', ')}]`
  const entries = Object.entries(value).map(
    ([key, item]) => `${formatKey(key)}: ${formatInline(item, style, true)}`,
  )
  const space = style.padded && entries.length > 0 ? ' ' : ''
  return `{${space}${entries.join(', ')}${space}}`
}

export function formatLines(value: Collection, column: number, style: Style): string[] {
  if (isList(value)) return value.flatMap((item) => formatItem(item, column, style))
  return Object.entries(value).flatMap(([key, item]) => formatEntry(key, item, column, style))
}

export function formatItem(item: Value, column: number, style: Style): string[] {
  const hyphen = `${indent(column)}- `
  if (!isNonEmptyCollection(item)) return [hyphen + formatInline(item, style, false)]
  const [first = '', ...rest] = formatLines(item, column + 2, style)
  return [hyphen + first.trimStart(), ...rest]
}

export function formatEntry(key: string, value: Value, column: number, style: Style): string[] {
  const start = `${indent(column) + formatKey(key)}:`
  if (!isNonEmptyCollection(value) || isShortWordList(value))
    return [`${start} ${formatInline(value, style, false)}`]
  return [start, ...formatLines(value, column + getIndentStep(value, style), style)]
}

const isShortWordList = (value: Collection): boolean =>
  isList(value) &&
  value.every((item) => typeof item === 'string' && /^\S+$/.test(item)) &&
  value.join().length < 60

export const getIndentStep = (value: Collection, { step, listStep }: Style): number =>
  isList(value) ? listStep : step
