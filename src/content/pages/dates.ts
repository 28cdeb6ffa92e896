import type { ShownDate } from '../model.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats dates while compiling, because servers and browsers format some languages differently. */
export function formatDate(iso: string, language: string): ShownDate {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    formats.set(language, format)
  }
  return { iso, text: format.format(new Date(iso)) }
}
