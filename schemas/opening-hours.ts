import { type Fault, parsed } from './fault.ts'

/** Days of the week, Monday first. They are written like this in a site file. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** In minutes after midnight. After 24:00, `to` is on the next day. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

export interface OpenDays {
  /** From 0 for Monday. */
  readonly days: readonly number[]
  readonly open?: readonly TimeSpan[] | undefined
  readonly closed?: true | undefined
}

export interface OpenDates {
  /** ISO 8601. */
  readonly date: string
  readonly until?: string | undefined
  readonly open?: readonly TimeSpan[] | undefined
  readonly closed?: true | undefined
}

export interface OpeningHours {
  readonly days: readonly OpenDays[]
  readonly exceptions?: readonly OpenDates[] | undefined
}

export const DAY_MINUTES = 24 * 60

/** Hours after midnight count as the day before until this time. */
const NIGHT_ENDS = 6 * 60

export const weekdays = () => parsed(60, parseDays)

export const timeSpan = () => parsed(40, parseTimeSpan)

function parseDays(written: string): readonly number[] | Fault {
  const days = toDays(written, (word) => toIndex(DAYS, word))
  const [first] = days ?? []
  if (days && first !== undefined)
    return new Set(days).size === days.length
      ? days
      : { message: `"${written}" contains a day twice.`, hint: 'Write each day once.' }
  const tidy = written.replace(/\s*(?:[–—-]|\b(?:to|bis|au|à|al|do)\b)\s*/g, '-')
  const meant = toDays(tidy.replace(/\s*(?:[;&+/]|\b(?:and|und|et|y|e|i)\b)\s*/g, ', '), findDay)
  const hint = `Days are ${DAYS.join(', ')}, for example Mo-Fr, or "Mo, We".`
  return {
    message: `"${written}" is not a day or a range of days.`,
    hint,
    ...(meant && { replacement: formatDays(meant) }),
  }
}

/** Undefined if a word is not a day. */
function toDays(written: string, find: (word: string) => number | undefined): number[] | undefined {
  const days = written.split(/\s*,\s*/).map((part) => {
    const [from, to = from, ...more] = part.trim().split('-').map(find)
    if (from === undefined || to === undefined || more.length > 0) return undefined
    const length = ((to - from + 7) % 7) + 1
    return Array.from({ length }, (_, index) => (from + index) % 7)
  })
  return days.some((one) => one === undefined) ? undefined : days.flatMap((one) => one ?? [])
}

const toIndex = (names: readonly string[], word: string): number | undefined => {
  const index = names.indexOf(word)
  return index === -1 ? undefined : index
}

const formatDays = (days: readonly number[]): string => {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const isRange = days.length > 2 && days.every((day, index) => day === (first + index) % 7)
  return isRange ? `${DAYS[first]}-${DAYS[last]}` : days.map((day) => DAYS[day]).join(', ')
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'nl', 'pt', 'da', 'sv', 'cs', 'ar']

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

const DAY_MS = DAY_MINUTES * 60_000

/** Indices of days by names and abbreviations in any of the languages. Filled at first use. */
const dayNames = new Map<string, Set<number>>()

function fillDayNames(): void {
  const add = (name: string, index: number) => {
    const key = toDayKey(name)
    dayNames.set(key, (dayNames.get(key) ?? new Set()).add(index))
  }
  for (const [index, code] of DAYS.entries()) add(code, index)
  for (const language of LANGUAGES) {
    for (const weekday of ['long', 'short'] as const) {
      const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      for (const index of DAYS.keys()) add(format(MONDAY + index * DAY_MS), index)
    }
  }
}

const toDayKey = (name: string): string =>
  name.trim().toLowerCase().replace(/\.$/, '').replace(/s$/, '')

/** Undefined if the languages disagree. */
function findDay(word: string): number | undefined {
  if (dayNames.size === 0) fillDayNames()
  const [only, ...others] = dayNames.get(toDayKey(word)) ?? []
  return others.length === 0 ? only : undefined
}

const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

const LOOSE_TIME = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(am|pm|a\\.m\\.|p\\.m\\.)?\\s*(?:uhr|h)?'

const LOOSE_SPAN = new RegExp(`^${LOOSE_TIME}\\s*(?:-|–|—|to|bis|until)\\s*${LOOSE_TIME}$`, 'i')

function parseTimeSpan(written: string): TimeSpan | Fault {
  const [, fromHour, fromMinute, toHour = '24', toMinute = '00'] = SPAN.exec(written) ?? []
  if (fromHour === undefined) return describeTimeSpan(written)
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const to = Number(toHour) * 60 + Number(toMinute)
  if (to > from) return { from, to }
  if (to < from && to <= NIGHT_ENDS) return { from, to: to + DAY_MINUTES }
  return {
    message: `These hours end ${to === from ? 'when they start' : 'before they start'}.`,
    hint: 'Write the start first, in 24 hours: 14:00-18:00. Hours after midnight may last until 06:00.',
  }
}

function describeTimeSpan(written: string): Fault {
  const [, ...parts] = LOOSE_SPAN.exec(written.trim()) ?? []
  const hint = 'Write hours like 09:00-17:30.'
  if (parts.length === 0) return { message: `"${written}" is not a time span.`, hint }
  const [from, to] = [parts.slice(0, 3), parts.slice(3)].map(([hour, minute = '00', half = '']) => {
    const isLate = /^p/i.test(half)
    const hours = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour)
    return `${String(hours).padStart(2, '0')}:${minute}`
  })
  const replacement = `${from}-${to}`
  if (SPAN.test(replacement))
    return { message: `"${written}" is not a time span.`, hint, replacement }
  return { message: 'These hours contain a time that does not exist.', hint }
}
