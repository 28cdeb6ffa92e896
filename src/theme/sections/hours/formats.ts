import type { OpeningHours, TimeSpan } from '../../../../schemas/opening-hours.ts'

type Hours = Pick<OpeningHours, 'days' | 'exceptions'>

const DAY_MS = 86_400_000

const MONDAY = Date.UTC(2024, 0, 1)

const formatTime = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour === 24 ? 24 : hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

export const formatSpan = ({ from, to }: TimeSpan): string =>
  `${formatTime(from)} – ${formatTime(to)}`

/** Names of days and dates, in the order of the entries. */
export interface HourNames {
  readonly days: readonly string[]
  readonly exceptions: readonly string[]
}

export function formatNames({ days, exceptions = [] }: Hours, language: string): HourNames {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const getName = (day = 0) => weekday.format(MONDAY + day * DAY_MS)
  return {
    days: days.map(({ days }) => {
      const [first = 0] = days
      const isRange = days.length > 2 && days.every((day, index) => day === (first + index) % 7)
      const names = isRange
        ? `${getName(first)} – ${getName(days.at(-1))}`
        : list.format(days.map(getName))
      return capitalize(names, language)
    }),
    exceptions: exceptions.map(({ date: from, until }) => {
      const [start, end] = [new Date(from), new Date(until ?? from)]
      return until === undefined ? date.format(start) : date.formatRange(start, end)
    }),
  }
}

/** Names of days are lower-case in many languages, but start a line here. */
const capitalize = (word: string, language: string): string =>
  word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
