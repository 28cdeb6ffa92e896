import type { SearchPage } from '../../contract/search.ts'
import { findWords, foldWord, type SearchResult } from './search.ts'

export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

type Words = SearchResult['words']

/** In characters. */
const BEFORE = 50
const LENGTH = 170

/** The surroundings of the first match in the text of a page, else in its headings; else its description. */
export function createExcerpt(
  { text, headings, description }: SearchPage,
  words: Words,
): readonly TextPart[] {
  for (const source of [text, headings]) {
    const first = findWords(source).find(([word]) => words.has(foldWord(word)))
    if (first) return markWords(cut(source, first.index), words)
  }
  return markWords(description, words)
}

/** Splits a text into words that match, and the parts between them. */
export function markWords(text: string, words: Words): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: word, index } of findWords(text)) {
    if (!words.has(foldWord(word))) continue
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    parts.push({ text: word, isMatch: true })
    end = index + word.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** Begins and ends between words. */
function cut(text: string, match: number): string {
  const start = match <= BEFORE ? 0 : text.indexOf(' ', match - BEFORE) + 1
  const from = start > match ? match : start
  const limit = from + LENGTH
  const to = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), match)
  const end = to === match ? limit : to
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}
