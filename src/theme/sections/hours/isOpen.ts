import type { ViewProps } from '../../../content/model.ts'
import type { hours } from './schema.ts'
import type { LocalTime } from './useLocalTime.ts'

type Props = Pick<ViewProps<typeof hours>, 'days' | 'exceptions'>
type Exception = NonNullable<Props['exceptions']>[number]

const DAY_MINUTES = 24 * 60

export const isPast = ({ date, until = date }: Exception, { today }: LocalTime): boolean =>
  until < today

/** Hours after midnight belong to the day before. */
export function isOpen(hours: Props, { day, minutes, today, yesterday }: LocalTime): boolean {
  return (
    isWithin(hours, { day, date: today, minutes }) ||
    isWithin(hours, { day: (day + 6) % 7, date: yesterday, minutes: minutes + DAY_MINUTES })
  )
}

interface Moment {
  readonly day: number
  readonly date: string
  readonly minutes: number
}

function isWithin({ days, exceptions = [] }: Props, { day, date, minutes }: Moment): boolean {
  const exception = exceptions.find((one) => one.date <= date && date <= (one.until ?? one.date))
  const entries = exception ? [exception] : days.filter((one) => one.days.includes(day))
  return entries.some(({ open = [] }) =>
    open.some(({ from, to }) => from <= minutes && minutes < to),
  )
}
