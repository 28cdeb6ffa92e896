import { hasTime } from '../../../schemas/date.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
function getOffset(moment: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    // Swedish dates are in ISO 8601.
    const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
    format = new Intl.DateTimeFormat('sv', options)
    formats.set(timeZone, format)
  }
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment
}

/** The moment of a local time; of two, the first. Undefined if clocks skip the time. */
export function toMoment(local: string, timeZone: string): number | undefined {
  const time = Date.parse(`${local}Z`)
  const DAY_MS = 86_400_000
  const offsets = [time - DAY_MS, time + DAY_MS].map((around) => getOffset(around, timeZone))
  return offsets
    .map((offset) => time - offset)
    .sort((a, b) => a - b)
    .find((moment) => moment + getOffset(moment, timeZone) === time)
}

/** The start of a day or time. Without a time zone, days are those of UTC. */
export const getStart = (written: string, timeZone = 'UTC'): number =>
  toMoment(hasTime(written) ? written : `${written}T00:00`, timeZone) ?? Date.parse(`${written}Z`)

/** The start of the day after a day or time. */
export function getEndOfDay(written: string, timeZone?: string): number {
  const day = new Date(`${written.slice(0, 10)}T00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return getStart(day.toISOString().slice(0, 10), timeZone)
}
