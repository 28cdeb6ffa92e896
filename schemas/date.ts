import { type Fault, parsed } from './fault.ts'

export const isoDate = () => parsed(20, parseDate)

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
