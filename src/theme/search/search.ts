import MiniSearch from 'minisearch'
import type { SearchPage } from '../../contract/search.ts'

export interface SearchResult {
  readonly page: SearchPage
  /** The words of the page that match, as `foldWord` returns them. */
  readonly words: ReadonlySet<string>
}

export type Search = (query: string) => readonly SearchResult[]

/** Words; in scripts without spaces, single characters. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]\p{M}*|[\p{L}\p{N}\p{M}]+/gu

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Without case and diacritics. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)

export const findWords = (text: string): readonly RegExpExecArray[] => [...text.matchAll(WORD)]

/**
 * Finds pages with all words of a query, by their beginnings, and with typing errors in longer ones. Phones respond to
 * input while many pages are indexed.
 */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  const index = new MiniSearch<{ readonly id: number } & SearchPage>({
    fields: ['title', 'headings', 'description', 'text'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 4, headings: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      // A page without the written word comes after all pages with it.
      weights: { prefix: 0.4, fuzzy: 0.1 },
    },
  })
  const documents = pages.map((page, id) => ({ id, ...page }))
  await index.addAllAsync(documents, { chunkSize: 20 })
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const page = pages[Number(id)]
      return page ? [{ page, words: new Set(terms) }] : []
    })
}
