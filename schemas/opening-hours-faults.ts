import type { Fault } from './fault.ts'
import {
  DAY_MINUTES,
  DAY_NAMES,
  type OpenDates,
  type OpenDays,
  type OpeningHours,
  type TimeSpan,
} from './opening-hours.ts'

const WEEK_MINUTES = 7 * DAY_MINUTES

/** Finds overlapping hours, and entries that are neither open nor closed. */
export function findHourFaults({ days, exceptions = [] }: OpeningHours): Fault[] {
  return [
    ...days.flatMap((entry, index) => checkEntry(entry, ['days', index])),
    ...exceptions.flatMap((entry, index) => checkEntry(entry, ['exceptions', index])),
    ...findOverlaps(days),
    ...findClosedDays(days),
    ...exceptions.flatMap((entry, index) => checkDates(exceptions, entry, index)),
  ]
}

function checkEntry(
  { open, closed }: Pick<OpenDays, 'open' | 'closed'>,
  path: readonly (string | number)[],
): Fault[] {
  if (open && closed)
    return [
      {
        path: [...path, 'closed'],
        message: 'A day cannot be both open and closed.',
        hint: 'Delete "open" or "closed".',
      },
    ]
  if (open || closed) return []
  const hint = 'Add open: ["09:00-17:00"], or closed: true.'
  return [{ path, message: 'This entry has no opening hours.', hint }]
}

interface WeekSpan extends TimeSpan {
  readonly day: number
  readonly path: readonly (string | number)[]
}

function findOverlaps(entries: readonly OpenDays[]): Fault[] {
  const spans = entries.flatMap(({ days, open = [] }, index) =>
    days.flatMap((day) =>
      open.map(({ from, to }, at): WeekSpan => {
        const start = day * DAY_MINUTES
        return { day, from: start + from, to: start + to, path: ['days', index, 'open', at] }
      }),
    ),
  )
  const isBefore = (a: WeekSpan, b: WeekSpan) =>
    overlaps(a, b) || overlaps(a, { from: b.from + WEEK_MINUTES, to: b.to + WEEK_MINUTES })
  const found = new Map<string, Fault>()
  for (const [index, span] of spans.entries()) {
    const other = spans.slice(0, index).find((one) => isBefore(one, span) || isBefore(span, one))
    const key = span.path.join()
    if (!other || found.has(key)) continue
    found.set(key, {
      path: span.path,
      message: `These hours overlap with other hours on ${DAY_NAMES[other.day]}.`,
      hint: 'Change one of them, or delete the day from one entry.',
    })
  }
  return [...found.values()]
}

const overlaps = (a: TimeSpan, b: TimeSpan): boolean => a.from < b.to && b.from < a.to

/** A day that is closed in one entry and open in another, or closed twice. */
function findClosedDays(entries: readonly OpenDays[]): Fault[] {
  return entries.flatMap(({ days, closed }, index): Fault[] => {
    if (!closed) return []
    const day = days.find((one) =>
      entries.some((other, at) => at !== index && other.days.includes(one)),
    )
    if (day === undefined) return []
    const hint = 'Delete the day from one of the entries.'
    return [
      {
        path: ['days', index, 'days'],
        message: `${DAY_NAMES[day]} is in another entry, too.`,
        hint,
      },
    ]
  })
}

function checkDates(all: readonly OpenDates[], entry: OpenDates, index: number): Fault[] {
  const { date, until = date, open = [] } = entry
  if (until < date)
    return [
      {
        path: ['exceptions', index, 'until'],
        message: 'The last day is before the first one.',
        hint: 'Write the first day under "date" and the last one under "until".',
      },
    ]
  const earlier = all
    .slice(0, index)
    .find((one) => one.date <= until && date <= (one.until ?? one.date))
  if (earlier)
    return [
      {
        path: ['exceptions', index, 'date'],
        message: `Another entry has the date ${earlier.date}, too.`,
        hint: 'Write each date once.',
      },
    ]
  return open.flatMap((span, at): Fault[] => {
    const other = open.slice(0, at).find((one) => overlaps(one, span))
    const message = 'These hours overlap with other hours of the entry.'
    return other
      ? [{ path: ['exceptions', index, 'open', at], message, hint: 'Change one of them.' }]
      : []
  })
}
