import type { OpeningHoursSpecification } from 'schema-dts'
import {
  DAY_NAMES,
  type OpenDates,
  type OpenDays,
  type OpeningHours,
  type TimeSpan,
} from '../../schemas/opening-hours.ts'

type Specification = Exclude<OpeningHoursSpecification, string>

/** An entry for each time span; exceptions are valid on their dates only. */
export const createOpeningHours = ({ days, exceptions = [] }: OpeningHours): Specification[] => [
  ...days.flatMap(describeDays),
  ...exceptions.flatMap(describeDates),
]

const describeDays = ({ days, open = [] }: OpenDays): Specification[] =>
  open.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => DAY_NAMES[day] ?? []),
    ...describeSpan(span),
  }))

/** By the documentation of Google, a closed day opens and closes at midnight. */
const CLOSED: TimeSpan = { from: 0, to: 0 }

const describeDates = ({ date, until = date, open = [CLOSED] }: OpenDates): Specification[] =>
  open.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: until,
    ...describeSpan(span),
  }))

/** Hours that close earlier than they open end on the next day. */
const describeSpan = ({ from, to }: TimeSpan) => ({
  opens: formatTime(from),
  closes: formatTime(to),
})

const formatTime = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
