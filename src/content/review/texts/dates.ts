import { noDate, noMonth, wrongWeekday } from '../../diagnostics/text-messages.ts'
import { findWeekdayBefore, MONTH_NAMES, toMonth } from './months.ts'
import type { TextFinding, TextRule } from './text-rule.ts'

/** `31 November 2025`, `30th of February`, `31. April`. */
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{1,2})(?:st|nd|rd|th|er|[.º°])?(?: of| de)? (${MONTH_NAMES})(?![\\p{L}])(?:,?(?: de)? (\\d{4})\\b)?`,
  'u',
)

/** `February 30, 2026`. Without a year or ordinal, the number may be a count. */
const MONTH_FIRST = new RegExp(
  `(?<!\\p{L})(${MONTH_NAMES}) (\\d{1,2})(?:(?:st|nd|rd|th)\\b(?:,? (\\d{4})\\b)?|,? (\\d{4})\\b)`,
  'u',
)

const ISO = /(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/

const NUMBERS = /(?<![\d./])(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)(?!\d|[./]\d)/

export const checkDates: TextRule = (text) => {
  if (!/\d/.test(text)) return undefined
  const dayFirst = DAY_FIRST.exec(text)
  const monthFirst = MONTH_FIRST.exec(text)
  const iso = ISO.exec(text)
  const numbers = NUMBERS.exec(text)
  return (
    (dayFirst && checkNamed(dayFirst, dayFirst[2], dayFirst[1], dayFirst[3])) ??
    (monthFirst &&
      checkNamed(monthFirst, monthFirst[1], monthFirst[2], monthFirst[3] ?? monthFirst[4])) ??
    (iso && checkNumbers(iso, Number(iso[2]), Number(iso[3]), Number(iso[1]))) ??
    (numbers && checkBothOrders(numbers)) ??
    undefined
  )
}

function checkNamed(
  match: RegExpExecArray,
  month = '',
  day = '',
  year?: string,
): TextFinding | undefined {
  // `60 May` is a count, unless a year follows.
  if (Number(day) > 31 && year === undefined) return undefined
  const number = toMonth(month)
  if (year === undefined) return checkNumbers(match, number, Number(day), LEAP, month)
  return (
    checkNumbers(match, number, Number(day), Number(year), month) ??
    checkWeekday(match, number, Number(day), Number(year))
  )
}

const LEAP = 2024

/** Reports only numbers that are invalid in both orders. */
function checkBothOrders(match: RegExpExecArray): TextFinding | undefined {
  const [first, second, year] = [match[1], match[3], match[4]].map(Number) as [
    number,
    number,
    number,
  ]
  const asDay = checkNumbers(match, second, first, year)
  return asDay && checkNumbers(match, first, second, year) ? asDay : undefined
}

const toPart = (match: RegExpExecArray) => [match.index, match.index + match[0].length] as const

function checkNumbers(
  match: RegExpExecArray,
  month: number,
  day: number,
  year: number,
  name?: string,
) {
  const part = toPart(match)
  if (month < 1 || month > 12) return { message: noMonth(match[0]), part }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day >= 1 && day <= last) return undefined
  return { message: noDate(match[0], name ?? `Month ${month}`, last), part }
}

function checkWeekday(match: RegExpExecArray, month: number, day: number, year: number) {
  const weekday = findWeekdayBefore(match.input.slice(0, match.index))
  const real = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  if (!weekday || weekday.day === real) return undefined
  const message = wrongWeekday(match[0], weekday.named(weekday.day), weekday.named(real))
  return { message, part: toPart(match) }
}
