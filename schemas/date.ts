import { type Fault, parsed } from './fault.ts'

export const isoDate = () => parsed(20, parseDate).meta({ control: 'date' })

function parseDate(written: string): string | Fault {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? []
  const hint = 'Write a date as year, month and day: 2027-12-24.'
  if (!year) {
    // Dates with a month of more than 12 are unambiguous.
    const [, first = '', second = '', late = ''] =
      /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written) ?? []
    const iso = `${late}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`
    const message = `"${written}" is not a date.`
    return isRealDate(iso) ? { message, hint, replacement: iso } : { message, hint }
  }
  return isRealDate(`${year}-${month}-${day}`)
    ? written
    : { message: `The date ${written} does not exist.`, hint }
}

function isRealDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** A day, or a local time of the form 2027-10-02T19:00. */
export const dateOrTime = () => parsed(40, parseDateOrTime).meta({ control: 'dateOrTime' })

export const hasTime = (written: string): boolean => written.includes('T')

const TIME = /^(\S+?)(?:T|t|\s+|,\s*)(\d{1,2})[:.](\d\d)(?::00)?(?:\s*(?:Uhr|h))?$/i

function parseDateOrTime(written: string): string | Fault {
  const [, day, hour = '', minute = ''] = TIME.exec(written.trim()) ?? []
  const hint = 'Write a day as 2027-10-02, and a time as 2027-10-02T19:00.'
  if (day === undefined) {
    if (/(?:Z|[+-]\d\d:?\d\d)$/.test(written) && /T\d/.test(written))
      return { message: 'Write the local time, without an offset.', hint }
    const date = parseDate(written)
    return typeof date === 'string' ? date : { ...date, hint }
  }
  const date = parseDate(day)
  const iso = typeof date === 'string' ? date : date.replacement
  if (iso === undefined)
    return { ...(typeof date !== 'string' && date), hint, message: `"${written}" is not a time.` }
  const time = `${iso}T${hour.padStart(2, '0')}:${minute}`
  if (Number(hour) > 23 || Number(minute) > 59)
    return { message: `The time ${written} does not exist.`, hint }
  return time === written
    ? time
    : { message: `"${written}" is not a time.`, hint, replacement: time }
}

/** When something takes place. */
export interface Period {
  readonly start: string
  readonly end?: string | undefined
}

export function findPeriodFaults({ start, end }: Period): Fault[] {
  if (end === undefined) return []
  const path = ['end']
  if (hasTime(start) !== hasTime(end))
    return [
      {
        path,
        message: 'The start and the end must both be days, or both be times.',
        hint: `Write the end like the start: ${start}.`,
      },
    ]
  if (end > start || (end === start && !hasTime(start))) return []
  const message = end === start ? 'This ends when it starts.' : 'This ends before it starts.'
  return [{ path, message, hint: 'Write the first day or time under "start".' }]
}
