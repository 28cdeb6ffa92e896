import { didYouMean } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

/** What is said about the fonts that the file names, and about letters that they lack. */

export const faultyFont = (src: string, why: string): Message => ({
  code: 'font/missing',
  message: `The file public${src} cannot be used as a font: ${why}.`,
  hint: 'Download the font again as a .woff2 file, and put it there.',
})

export const missingFont = (src: string, meant: string | undefined): Message => ({
  code: 'font/missing',
  message: `There is no font at public${src}.`,
  hint: meant
    ? didYouMean(meant)
    : 'Put the .woff2 file of the font there, or write the name of one that lies in public/fonts.',
})

const MADE_ANEW =
  'Put a file of the font that has these letters in its place (of a font in several files, take the one for your language), name another font under theme → fonts, or use other letters.'

/** More than these nobody compares. */
const MOST_LETTERS = 12

function named(letters: readonly string[]): string {
  const shown = letters.slice(0, MOST_LETTERS).map((letter) => `"${letter}"`)
  const rest = letters.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}

/** @param letters those that are lacking, at least one */
export const missingHeadlineCharacters = (
  page: string,
  font: string,
  letters: readonly string[],
): Message => ({
  code: 'font/letters',
  message: `The font public${font} has no ${named(letters)}: the picture for sharing ${page} shows another text in place of this headline, and visitors see these letters in another font.`,
  hint: MADE_ANEW,
})

/**
 * @param fonts the addresses of those that lack letters
 * @param letters those that no text before has, at least one
 */
export const missingCharacters = (
  fonts: readonly string[],
  letters: readonly string[],
): Message => ({
  code: 'font/letters',
  message: `There is no ${named(letters)} in ${fonts.map((font) => `public${font}`).join(' and ')}: visitors see these letters in another font, and pictures for sharing leave out what has them.`,
  hint: MADE_ANEW,
})

/** The same of words that the file leaves out: those of menus, forms and messages. */
export const missingDefaultCharacters = (
  fonts: readonly string[],
  letters: readonly string[],
): Message => ({
  code: 'font/letters',
  message: `There is no ${named(letters)} in ${fonts.map((font) => `public${font}`).join(' and ')}, and words of menus, forms and messages have it: visitors see these letters in another font.`,
  hint: 'Take a font with all letters of the language, or leave the font out: then all texts stand in that of the visitor.',
})
