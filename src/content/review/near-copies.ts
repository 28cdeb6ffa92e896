import { hasMarks, toPlainText } from '../../contract/rich-text.ts'
import { nearCopy } from '../diagnostics/page-messages.ts'
import type { ReviewRule } from './review-rule.ts'

/** Largest share of the sentences of the shorter page, and smallest number, that counts as a copy. */
const MAX_SHARE = 0.1
const MIN_SHARED = 3

/** Shorter texts are names and labels, which may be the same. */
const MIN_WORDS = 6

const LONG = new RegExp(`^\\S*\\s+(?:\\S+\\s+){${MIN_WORDS - 2}}`)

export const nearCopies: ReviewRule = {
  code: 'page/near-copy',
  check({ compiled, textCache }) {
    const pages = compiled?.pages ?? []
    // Each sentence belongs to the first page that contains it, so the work is linear in the text.
    const owners = new Map<string, number>()
    const sizes: number[] = []
    return pages.flatMap(({ sections }, index) => {
      const own = textCache.sentences.getOrCompute(
        sections,
        [],
        () => new Set(listSentences(sections)),
      )
      sizes.push(own.size)
      const shared = new Map<number, number>()
      for (const sentence of own) {
        const owner = owners.get(sentence)
        if (owner === undefined) owners.set(sentence, index)
        else shared.set(owner, (shared.get(owner) ?? 0) + 1)
      }
      const copies = [...shared].filter(
        ([owner, count]) =>
          count >= MIN_SHARED && count > Math.min(own.size, sizes[owner] ?? 0) * MAX_SHARE,
      )
      const [most] = copies.toSorted(([, a], [, b]) => b - a)
      if (!most) return []
      const message = nearCopy(pages[most[0]]?.path ?? '', most[1], own.size)
      return [{ ...message, path: ['routes', index, 'path'] }]
    })
  },
}

function listSentences(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(...splitSentences(value))
  else if (hasMarks(value)) found.push(...splitSentences(toPlainText(value)))
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) listSentences(entry, found)
  return found
}

const splitSentences = (text: string): readonly string[] =>
  LONG.test(text)
    ? text
        .toLowerCase()
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => LONG.test(sentence))
        .map((sentence) => (ODD_SPACE.test(sentence) ? sentence.replace(/\s+/g, ' ') : sentence))
    : []

const ODD_SPACE = /\s\s|[^\S ]/
