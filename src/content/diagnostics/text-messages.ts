import type { Message } from './span-diagnostic.ts'

export const placeholder = (found: string): Message => ({
  code: 'text/placeholder',
  message: `"${found}" is placeholder text.`,
  hint: 'Replace it with the final text.',
})

export const otherBraces = (found: string, name: string): Message => ({
  code: 'text/placeholder',
  message: `"${found}" is shown as text, because variables are written in braces.`,
  hint: `Write {${name}} instead.`,
})

export const hiddenSign = (sign: string): Message => ({
  code: 'text/hidden-sign',
  message:
    sign === '\u00ad'
      ? 'This word contains an invisible soft hyphen (U+00AD), so search does not find it.'
      : `There is an invisible character here (U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}).`,
  hint: 'Delete it. It may have been pasted from another program.',
})

export const garbled = (found: string, letters: string): Message => ({
  code: 'text/garbled',
  message: `"${found}" looks like "${letters}" in a wrong encoding.`,
  hint: `Write "${letters}" instead, or paste the text again.`,
})

export const markup = (found: string, instead: string | undefined): Message => ({
  code: 'text/markup',
  message: `"${found}" is shown as text, because HTML and Markdown are not supported here.`,
  hint:
    instead === undefined
      ? 'Delete the marks, and keep the words.'
      : instead === ''
        ? `Delete "${found}".`
        : `Write ${instead === ' ' ? 'an ordinary space' : `"${instead}"`} instead.`,
})

export const markdownLink = (words: string, address: string): Message => ({
  code: 'text/markup',
  message: 'Markdown links are not supported here. Visitors would see the source text.',
  hint: `Write only "${words}", and add the link to the links or actions of the section: { label: ${words}, to: ${address} }.`,
})

export const wordTwice = (word: string): Message => ({
  code: 'text/twice',
  message: `The word "${word}" is repeated.`,
  hint: `Write "${word}" once.`,
})

export const signTwice = (sign: string): Message => ({
  code: 'text/twice',
  message: `The character ${sign} is repeated.`,
  hint: `Write ${sign} once.`,
})

export const sentenceTwice = (): Message => ({
  code: 'text/twice',
  message: 'This passage is repeated in the same text. It may have been pasted twice.',
  hint: 'Delete the repetition.',
})

export const titleTwice = (key: string, line: number): Message => ({
  code: 'text/twice',
  message: `Another entry in this list has the same ${key}.`,
  hint: `The other is on line ${line}. Give this entry its own ${key}.`,
})

export const headlineTwice = (page: string, line: number): Message => ({
  code: 'text/twice',
  message: `The page ${page} has the same headline, so visitors may confuse the two pages.`,
  hint: `The other is on line ${line}. Give this page its own headline.`,
})

export const textTwice = (line: number): Message => ({
  code: 'text/twice',
  message: 'Another entry in this list has the same text.',
  hint: `The other is on line ${line}. Give this entry its own text, or delete it.`,
})

export const entryTwice = (line: number): Message => ({
  code: 'text/twice',
  message: 'This entry is identical to the previous one. It may have been pasted twice.',
  hint: `The other starts on line ${line}. Delete one of the two.`,
})

export const emailDomain = (domain: string, meant: string): Message => ({
  code: 'text/email',
  message: `"${domain}" looks like a typo in an e-mail address.`,
  hint: `Did you mean "${meant}"?`,
})

export const capitals = (): Message => ({
  code: 'text/capitals',
  message: 'This text is in all capitals, which is hard to read. Some screen readers spell it out.',
  hint: 'Use lower case, with capitals at the beginning of sentences and names.',
})

export const vagueLabel = (label: string): Message => ({
  code: 'link/vague-label',
  message: `"${label}" does not describe the target of the link. Screen reader users often hear links without their context.`,
  hint: 'Describe what visitors find at the target.',
})

export const sameLabel = (label: string, line: number): Message => ({
  code: 'link/same-label',
  message: `Two links on this page have the label "${label}", but different targets.`,
  hint: `The other "${label}" is on line ${line}. Say in each label what visitors find at its target.`,
})

export const sameTarget = (other: string, line: number): Message => ({
  code: 'link/same-target',
  message: `This link has the same target as "${other}" in the same list.`,
  hint: `The other is on line ${line}. Give this link its own target, or delete one of the two.`,
})

export const trackedLink = (address: string): Message => ({
  code: 'link/tracking',
  message: 'This address contains tracking parameters.',
  hint: `Write ${address}, which leads to the same page.`,
  replacement: address,
})

export const oddAddress = (address: string): Message => ({
  code: 'link/typography',
  message:
    'This address contains characters that do not belong to it, such as a typographic hyphen or a period at the end.',
  hint: `Did you mean "${address}"?`,
  replacement: address,
})

export const dashInAddress = (): Message => ({
  code: 'link/typography',
  message: 'This address contains a dash instead of a hyphen.',
  hint: 'Replace the dash with a hyphen (-), or copy the address again. If the dash is intended, write %E2%80%93.',
})

/** @param text with ordinary spaces */
export const noBreakSpaces = (text: string): Message => ({
  code: 'text/hidden-sign',
  message:
    'The words of this text are joined by no-break spaces (U+00A0), so lines break inside words.',
  hint: 'Replace them with ordinary spaces.',
  replacement: text,
})

export const altIsFile = (): Message => ({
  code: 'image/poor-alt',
  message: 'This alternative text is a file name.',
  hint: 'Describe what the image shows for people who cannot see it, or write decorative: true instead if it adds no information.',
})

export const altIsEmpty = (alt: string): Message => ({
  code: 'image/poor-alt',
  message: `The alternative text "${alt}" does not describe the image.`,
  hint: 'Describe what the image shows for people who cannot see it, or write decorative: true instead if it adds no information.',
})

export const altSaysImage = (words: string, rest: string): Message => ({
  code: 'image/poor-alt',
  message: `The alternative text starts with "${words}", but screen readers already announce that it is an image.`,
  hint: `Leave out "${words}" and begin with what the image shows.`,
  replacement: rest,
})

export const unlikelyRating = (value: string, label: string): Message => ({
  code: 'figure/unlike-label',
  message: `The number ${value} does not fit its label "${label}": ratings usually go up to 5 or 10.`,
  hint: 'Check which of the two is right, and correct the other.',
})

export const oldCopyright = (year: number): Message => ({
  code: 'text/date',
  message: `The copyright year ${year} is out of date.`,
  hint: 'Write the year of the last change.',
})
