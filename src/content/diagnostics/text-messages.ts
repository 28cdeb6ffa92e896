import type { Message } from './span-diagnostic.ts'

/** What is said about texts that can be read, but are probably not what their author meant. */

export const placeholder = (found: string): Message => ({
  code: 'text/placeholder',
  message: `"${found}" stands for something that is still to be written.`,
  hint: 'Replace it by the words that visitors are to read.',
})

/** A variable in other brackets than its own. */
export const otherBraces = (found: string, name: string): Message => ({
  code: 'text/placeholder',
  message: `Visitors would see "${found}" as it stands here: a variable is written between braces.`,
  hint: `Write {${name}} instead.`,
})

export const hiddenSign = (sign: string): Message => ({
  code: 'text/hidden-sign',
  message:
    sign === '\u00ad'
      ? 'Nobody sees the soft hyphen (U+00AD) here: it divides the word for searches and copies.'
      : `Nobody sees the sign here (U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}).`,
  hint: 'Delete it; it may have come in by copying from another program.',
})

/** @param letters what it was before */
export const garbled = (found: string, letters: string): Message => ({
  code: 'text/garbled',
  message: `"${found}" was "${letters}" before it was read in another encoding.`,
  hint: `Write "${letters}" instead, or copy the text anew.`,
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

export const signTwice = (sign: string): Message => ({
  code: 'text/twice',
  message: `The sign ${sign} stands here twice.`,
  hint: `Write ${sign} once.`,
})

export const sentenceTwice = (): Message => ({
  code: 'text/twice',
  message: 'This stands in the same text already; it may have been pasted twice.',
  hint: 'Delete it here, so that it stands there once.',
})

/** @param key what it is: a title, a heading @param line where the same one stands before */
export const titleTwice = (key: string, line: number): Message => ({
  code: 'text/twice',
  message: `Another entry of the list has the same ${key}.`,
  hint: `The other is on line ${line}. Give this entry a ${key} of its own.`,
})

/** @param page the other page @param line where its headline stands */
export const headlineTwice = (page: string, line: number): Message => ({
  code: 'text/twice',
  message: `The page ${page} has the same headline, so visitors would take one for the other.`,
  hint: `The other is on line ${line}. Give this page a headline of its own.`,
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

/** @param said the day of the week that stands before it @param real the one that it is */
export const wrongWeekday = (written: string, said: string, real: string): Message => ({
  code: 'text/date',
  message: `In the calendar, ${written} is no ${said}.`,
  hint: `It is a ${real}. Look which of the two is meant: the day of the week, or the date.`,
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

/** @param country the number of the country @param digits how many stand behind it */
export const phoneDigits = (number: string, country: string, digits: number): Message => ({
  code: 'text/phone',
  message: `The phone number ${number} has not as many digits as numbers that begin with +${country}.`,
  hint: `Behind +${country} stand ${digits} digits. Compare it with the number that you dial.`,
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

/** @param other the words of the other link @param line where its target stands */
export const sameTarget = (other: string, line: number): Message => ({
  code: 'link/same-target',
  message: `This leads to the same place as "${other}" in the same list.`,
  hint: `The other target is on line ${line}. Give this one its own target, or delete one of the two.`,
})

export const trackedLink = (address: string): Message => ({
  code: 'link/tracking',
  message: 'This address carries marks by which a mail or an advertisement follows its readers.',
  hint: `Write ${address}, which leads to the same place.`,
  replacement: address,
})

export const altIsFile = (): Message => ({
  code: 'image/poor-alt',
  message:
    'This alternative text is the name of a file, which tells nothing to people who cannot see the picture.',
  hint: 'Describe what the picture shows, or write decorative: true instead if it tells nothing that the text does not.',
})

/** An alternative text that says only that there is a picture. */
export const altIsEmpty = (alt: string): Message => ({
  code: 'image/poor-alt',
  message: `"${alt}" tells nothing of what this picture shows to people who cannot see it.`,
  hint: 'Describe what the picture shows, or write decorative: true instead if it tells nothing that the text does not.',
})

/** @param rest the text without these words */
export const altSaysImage = (words: string, rest: string): Message => ({
  code: 'image/poor-alt',
  message: `Screen readers say themselves that this is a picture, and would say "${words}" besides.`,
  hint: `Leave out "${words}" and begin with what the picture shows.`,
  replacement: rest,
})

/** @param why what the label says, as the end of a sentence */
export const figureUnlike = (value: string, label: string, why: string): Message => ({
  code: 'figure/unlike-label',
  message: `The number ${value} does not fit its label "${label}": ${why}.`,
  hint: 'Look which of the two is right, and change the other.',
})

/** @param year of the copyright */
export const oldCopyright = (year: number): Message => ({
  code: 'text/date',
  message: `The year ${year} is long past: visitors would think that nobody looks after the site.`,
  hint: 'Write the year of the last change.',
})
