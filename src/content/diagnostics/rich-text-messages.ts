import type { Message } from './span-diagnostic.ts'

/** @param hint names the equivalent */
export const unsupportedMarkup = (found: string, hint: string): Message => ({
  code: 'text/markup',
  message: `"${found}" is shown as text. A text can have **bold**, *italic*, [links](/page) and line breaks.`,
  hint,
})

export const writeInstead = (found: string, instead: string): Message =>
  unsupportedMarkup(found, instead === '' ? `Delete "${found}".` : `Write ${instead} instead.`)

export const imageInText = (src: string): Message =>
  unsupportedMarkup(
    '![…](…)',
    `Delete it, and add the image to the section: { src: ${src}, alt: "…" }.`,
  )

export const brokenLink = (instead: string): Message => ({
  code: 'text/markup',
  message: 'This link is shown as text, because there is a space in it.',
  hint: `Write ${instead} instead.`,
})

export const spacesInMarks = (instead: string): Message => ({
  code: 'text/markup',
  message: 'These asterisks are shown as text, because there are spaces inside of them.',
  hint: `Write ${instead} instead.`,
})

export const unlikelyMarks = (found: string, escaped: string): Message => ({
  code: 'text/markup',
  message: `"${found}" is shown as bold or italic text, without its asterisks.`,
  hint: `If the asterisks are meant as characters, write ${escaped}.`,
})

/** @param hint for a link of its own */
export const keepInText = (hint: string | undefined): string | undefined =>
  hint
    ?.replace(/, or write \{ flagged: nothing, reason: "why" \}/, '')
    .replace(/\{ flagged: (\S+), reason: "why" \}/, '(flagged:$1 "why")')

export const needlessFlagInText = (target: string): Pick<Message, 'hint' | 'replacement'> => ({
  hint: `Write only (${target}).`,
  replacement: target,
})

export const linkTitle = (title: string): Message => ({
  code: 'text/markup',
  message: `The title "${title}" of this link is not shown.`,
  hint: 'Delete it.',
})

export const emptyLink = (): Message => ({
  code: 'schema/format',
  message: 'This link has no text.',
  hint: 'Write the text of the link between the brackets: [Our team](/team).',
})

export const emptyTarget = (): Message => ({
  code: 'schema/format',
  message: 'This link has no target.',
  hint: 'Write the address of a page between the parentheses: [Our team](/team).',
})

export const linkToNothing = (): Message => ({
  code: 'schema/format',
  message: 'A link in a text needs the address that does not work.',
  hint: 'Write the address after "flagged:", or only the words without a link.',
})

export const unexplainedFlag = (target: string, minLength: number): Message => ({
  code: 'schema/format',
  message: `A link that is kept although it does not work needs a reason of at least ${minLength} characters.`,
  hint: `Write (flagged:${target} "why you keep it").`,
})
