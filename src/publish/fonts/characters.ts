/** Which characters a site shows, and which the fonts have in any case. */
import type { CompiledSite } from '../../content/model.ts'

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/**
 * So that the fonts need not be made anew for every text: Basic Latin, the commonest letters of names,
 * signs of print. Each costs every visitor about 80 bytes in each font.
 */
export const BASIC_CHARACTERS = [
  range(0x20, 0x7e),
  'ÄÖÜßäöüàçéèíñó',
  '\u00a0£©®°²·',
  '–—‘’“”•…€™−',
].join('')

/** A character and the text in which it stands first. */
export interface Occurrence {
  readonly character: string
  /** Keys and list positions that lead to the text in the compiled site. */
  readonly place: string
  readonly text: string
}

/** Every character that a page of the site may show, each once. */
export function collectCharacters(site: CompiledSite): Map<string, Occurrence> {
  const { shell, pages, requestPages } = site
  const found = new Map<string, Occurrence>()
  const search = (value: unknown, place: string): void => {
    if (typeof value === 'string') {
      for (const character of printed(value)) {
        if (!found.has(character)) found.set(character, { character, place, text: value })
      }
    } else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) search(inner, `${place} > ${key}`)
    }
  }
  for (const page of pages) search(page, page.path)
  search(requestPages, 'requestPages')
  search(shell, 'every page')
  return found
}

/** Characters that leave a mark or a gap; a line break leaves a space. */
const printed = (text: string): string[] => [...text].filter((one) => !/\p{Cc}/u.test(one))
