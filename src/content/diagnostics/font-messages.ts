import { didYouMean } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

export const faultyFont = (src: string, why: string): Message => ({
  code: 'font/missing',
  message: `The file public${src} cannot be used as a font: ${why}.`,
  hint: 'Download the font again as a .woff2 file, and replace the file.',
})

export const missingFont = (src: string, meant: string | undefined): Message => ({
  code: 'font/missing',
  message: `The font public${src} does not exist.`,
  hint: meant ? didYouMean(meant) : 'Add the .woff2 file, or use a font in public/fonts.',
})

const ADD_FILE =
  'Add a file of the font with these characters to the list at src, choose another font under theme → fonts, or use other characters.'

type FontFiles = readonly string[]

const formatFiles = ([first = '', ...more]: FontFiles): string =>
  `public${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`

const MAX_LETTERS = 12

function formatLetters(letters: readonly string[]): string {
  const shown = letters.slice(0, MAX_LETTERS).map((letter) => `"${letter}"`)
  const rest = letters.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}

export const missingHeadlineCharacters = (
  page: string,
  font: FontFiles,
  letters: readonly string[],
): Message => ({
  code: 'font/letters',
  message: `The font ${formatFiles(font)} has no ${formatLetters(letters)}. Visitors see these characters in another font, and the social image of ${page} shows other text in place of this headline.`,
  hint: ADD_FILE,
})

/** @param letters the missing characters that no earlier text has */
export const missingCharacters = (
  fonts: readonly FontFiles[],
  letters: readonly string[],
): Message => ({
  code: 'font/letters',
  message: `There is no ${formatLetters(letters)} in ${fonts.map(formatFiles).join(' and ')}. Visitors see these characters in another font, and social images leave out text that has them.`,
  hint: ADD_FILE,
})

/** @param language undefined for the default language */
export const missingDefaultCharacters = (
  fonts: readonly FontFiles[],
  letters: readonly string[],
  language: string | undefined,
): Message => ({
  code: 'font/letters',
  message: `There is no ${formatLetters(letters)} in ${fonts.map(formatFiles).join(' and ')}, which menus, forms and messages${language === undefined ? '' : ` of the language "${language}"`} use. Visitors see these characters in another font.`,
  hint:
    language === undefined
      ? 'Use a font with all characters of the language, or remove the font to use the system font for all text.'
      : 'Add a file of the font with these characters to the list at src under theme → fonts.',
})
