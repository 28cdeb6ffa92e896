import { noDate, noMonth, wrongWeekday } from '../../diagnostics/text-messages.ts'
import { findWeekdayBefore, MONTH_NAMES, toMonth } from './months.ts'
import type { TextFinding, TextRule } from './text-rule.ts'

/** `31 November 2025`, `30th of February`, `31. April`. Behind a number of people, a month has no such day either. */
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{1,2})(?:st|nd|rd|th|er|[.º°])?(?: of| de)? (${MONTH_NAMES})(?![\\p{L}])(?:,?(?: de)? (\\d{4})\\b)?`,
  'u',
)

/** `February 30, 2026`: without a year or an ending, the number may count something else. */
const MONTH_FIRST = new RegExp(
  `(?<!\\p{L})(${MONTH_NAMES}) (\\d{1,2})(?:(?:st|nd|rd|th)\\b(?:,? (\\d{4})\\b)?|,? (\\d{4})\\b)`,
  'u',
)

const ISO = /(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/

/** Numbers between points or slashes, day first or month first. */
const NUMBERS = /(?<![\d./])(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)(?!\d|[./]\d)/

/** A day that no calendar has. */
export const checkDates: TextRule = (text) => {
  if (!/\d/.test(text)) return undefined
  const dayFirst = DAY_FIRST.exec(text)
  const monthFirst = MONTH_FIRST.exec(text)
  const iso = ISO.exec(text)
  const numbers = NUMBERS.exec(text)
  return (
    (dayFirst && named(dayFirst, dayFirst[2], dayFirst[1], dayFirst[3])) ??
    (monthFirst &&
      named(monthFirst, monthFirst[1], monthFirst[2], monthFirst[3] ?? monthFirst[4])) ??
    (iso && numbered(iso, Number(iso[2]), Number(iso[3]), Number(iso[1]))) ??
    (numbers && ofNumbers(numbers)) ??
    undefined
  )
}

function named(
  match: RegExpExecArray,
  month = '',
  day = '',
  year?: string,
): TextFinding | undefined {
  // `60 May` counts something, unless it has a year.
  if (Number(day) > 31 && year === undefined) return undefined
  const number = toMonth(month)
  if (year === undefined) return numbered(match, number, Number(day), LEAP, month)
  return (
    numbered(match, number, Number(day), Number(year), month) ??
    onWeekday(match, number, Number(day), Number(year))
  )
}

/** Any leap year. */
const LEAP = 2024

/** Either order may be meant, so only what is no date in both is wrong. */
function ofNumbers(match: RegExpExecArray): TextFinding | undefined {
  const [first, second, year] = [match[1], match[3], match[4]].map(Number) as [
    number,
    number,
    number,
  ]
  const asDay = numbered(match, second, first, year)
  return asDay && numbered(match, first, second, year) ? asDay : undefined
}

const partOf = (match: RegExpExecArray) => [match.index, match.index + match[0].length] as const

function numbered(match: RegExpExecArray, month: number, day: number, year: number, name?: string) {
  const part = partOf(match)
  if (month < 1 || month > 12) return { message: noMonth(match[0]), part }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day >= 1 && day <= last) return undefined
  return { message: noDate(match[0], name ?? `Month ${month}`, last), part }
}

/** A date with a day of the week that is another one in that year. */
function onWeekday(match: RegExpExecArray, month: number, day: number, year: number) {
  const said = findWeekdayBefore(match.input.slice(0, match.index))
  const real = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  if (!said || said.day === real) return undefined
  const message = wrongWeekday(match[0], said.named(said.day), said.named(real))
  return { message, part: partOf(match) }
}
