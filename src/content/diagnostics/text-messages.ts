import type { Message } from './span-diagnostic.ts'

/** What is said about texts that can be read, but are probably not what their author meant. */

export const placeholder = (found: string): Message => ({
  code: 'text/placeholder',
  message: `"${found}" stands for something that is still to be written.`,
  hint: 'Replace it by the words that visitors are to read.',
})

/** @param instead what to write in its place; undefined if that is not known */
export const markup = (found: string, instead: string | undefined): Message => ({
  code: 'text/markup',
  message: `Visitors would see "${found}" as it stands here: texts of this file have no HTML or Markdown.`,
  hint:
    instead === undefined
      ? 'Delete the marks, and keep the words between them.'
      : instead === ''
        ? `Delete "${found}".`
        : `Write ${instead === ' ' ? 'an ordinary space' : `"${instead}"`} instead.`,
})

export const markdownLink = (words: string, address: string): Message => ({
  code: 'text/markup',
  message: 'Visitors would see this link of Markdown as it stands here, and could not follow it.',
  hint: `Write only "${words}". A link to ${address} is a field of its own: { label: ${words}, to: ${address} }.`,
})

export const wordTwice = (word: string): Message => ({
  code: 'text/twice',
  message: `The word "${word}" stands here twice.`,
  hint: `Write "${word}" once.`,
})

export const sentenceTwice = (): Message => ({
  code: 'text/twice',
  message: 'This stands in the same text already; it may have been pasted twice.',
  hint: 'Delete it here, so that it stands there once.',
})

/** @param line where the same text stands before */
export const textTwice = (line: number): Message => ({
  code: 'text/twice',
  message: 'This is the same text as in another entry of the list.',
  hint: `The other is on line ${line}. Give this entry a text of its own, or delete it.`,
})

/** @param line where the same entry stands before */
export const entryTwice = (line: number): Message => ({
  code: 'text/twice',
  message: 'This entry is the same as the one before it; it may have been pasted twice.',
  hint: `The other begins on line ${line}. Delete one of the two.`,
})

export const unclosed = (open: string, close: string): Message => ({
  code: 'text/unclosed',
  message: `The ${open} here is not closed in this text.`,
  hint: `Write ${close} where it ends, or delete this ${open}.`,
})

export const unopened = (close: string, open: string): Message => ({
  code: 'text/unclosed',
  message: `The ${close} here closes something that this text does not open.`,
  hint: `Write ${open} where it begins, or delete this ${close}.`,
})

/** @param last the last day of that month */
export const noDate = (written: string, month: string, last: number): Message => ({
  code: 'text/date',
  message: `There is no ${written} in the calendar.`,
  hint: `${month} ends with day ${last}.`,
})

export const noMonth = (written: string): Message => ({
  code: 'text/date',
  message: `There is no ${written} in the calendar.`,
  hint: 'A year has 12 months, and a month has at most 31 days.',
})

export const emailDomain = (domain: string, meant: string): Message => ({
  code: 'text/email',
  message: `"${domain}" looks like a typing mistake: mail to this address would not arrive.`,
  hint: `Did you mean "${meant}"?`,
})

export const phoneDigits = (number: string): Message => ({
  code: 'text/phone',
  message: `The phone number ${number} has not as many digits as numbers that begin with +1.`,
  hint: 'Behind +1 stand ten digits. Compare it with the number that you dial.',
})

/** @param line where the longer number stands */
export const phoneShort = (number: string, other: string, line: number): Message => ({
  code: 'text/phone',
  message: `The phone number ${number} lacks a digit that ${other} has.`,
  hint: `The other is on line ${line}. Compare both with the number that you dial.`,
})

export const capitals = (): Message => ({
  code: 'text/capitals',
  message:
    'This text is written in capitals: it is hard to read, and some readers hear it letter by letter.',
  hint: 'Write it in small letters, with capitals where a sentence or a name begins.',
})

export const vagueLabel = (label: string): Message => ({
  code: 'link/vague-label',
  message: `"${label}" does not tell where the link leads to somebody who hears it without the text around it.`,
  hint: 'Say what the visitor finds at its target.',
})

/** @param line where the other link stands */
export const sameLabel = (label: string, line: number): Message => ({
  code: 'link/same-label',
  message: `Two links on this page are called "${label}", but lead to different places.`,
  hint: `The other "${label}" is on line ${line}. Say in each what the visitor finds there.`,
})

export const trackedLink = (address: string): Message => ({
  code: 'link/tracking',
  message: 'This address carries marks by which a mail or an advertisement follows its readers.',
  hint: `Write ${address}, which leads to the same place.`,
  meant: address,
})

export const altIsFile = (): Message => ({
  code: 'image/poor-alt',
  message:
    'This alternative text is the name of a file, which tells nothing to people who cannot see the picture.',
  hint: 'Describe what the picture shows, or write decorative: true instead if it tells nothing that the text does not.',
})

export const altSaysImage = (words: string): Message => ({
  code: 'image/poor-alt',
  message: `Screen readers say themselves that this is a picture, and would say "${words}" besides.`,
  hint: `Leave out "${words}" and begin with what the picture shows.`,
})
