import type { Message } from './span-diagnostic.ts'

/** What is said about whole pages: how they show in search results, and whether they are pages of their own. */

export const longTitle = (length: number, most: number): Message => ({
  code: 'page/long-title',
  message: `This title is ${length} characters long, and search results cut it off after about ${most}.`,
  hint: 'Shorten it; what matters most comes first.',
})

export const descriptionLength = (length: number, least: number, most: number): Message => ({
  code: 'page/description-length',
  message: `This description is ${length} characters long, and search results have room for ${least} to ${most}.`,
  hint:
    length < least
      ? 'Say what a visitor finds on this page and nowhere else.'
      : 'Shorten it; what matters most comes first.',
})

export const sameTitle = (page: string): Message => ({
  code: 'page/same-title',
  message: `The page ${page} has the same title, so nobody can tell the two apart in a list.`,
  hint: 'Say what is special about this page.',
})

export const sameDescription = (page: string): Message => ({
  code: 'page/same-description',
  message: `The page ${page} has the same description, so search results cannot tell the two apart.`,
  hint: 'Say what is special about this page.',
})

export const nearCopy = (page: string, shared: number, all: number): Message => ({
  code: 'page/near-copy',
  message: `This page shares ${shared} of its ${all} sentences with ${page}.`,
  hint: 'Write what is true of this page alone. One sentence in ten may be the same.',
})
