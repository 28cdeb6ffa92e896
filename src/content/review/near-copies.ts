import { nearCopy } from '../diagnostics/page-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import type { PageData } from '../model.ts'
import type { TextCache } from '../text-cache.ts'
import type { MapTree } from '../tree.ts'

/** Two pages may share this part of the sentences of the shorter one, and this many at least. */
const SHARE = 0.1
const AT_LEAST = 3

/** Shorter texts are names and labels, which may well be the same. */
const WORDS = 6

/** So many gaps between words. */
const LONG = new RegExp(`^\\S*\\s+(?:\\S+\\s+){${WORDS - 2}}`)

/**
 * Pages that repeat another one. Each sentence counts for the first page that has it, so the work grows
 * with the text and not with the pairs of pages.
 * @param pages of a site without errors, in the order of the file
 * @param memory of the pages that were compared last
 */
export function findNearCopies(
  root: MapTree,
  pages: readonly PageData[],
  memory?: TextCache<readonly string[]>,
): SpanDiagnostic[] {
  const owners = new Map<string, number>()
  const sizes: number[] = []
  const sentencesOf = memory?.startPass(sentencesOfText) ?? sentencesOfText
  return pages.flatMap(({ sections }, index) => {
    const own = new Set(listSentences(sections, sentencesOf))
    sizes.push(own.size)
    const shared = new Map<number, number>()
    for (const sentence of own) {
      const owner = owners.get(sentence)
      if (owner === undefined) owners.set(sentence, index)
      else shared.set(owner, (shared.get(owner) ?? 0) + 1)
    }
    return [...shared].flatMap(([owner, count]): SpanDiagnostic[] => {
      const all = Math.min(own.size, sizes[owner] ?? 0)
      if (count < AT_LEAST || count <= all * SHARE) return []
      const path = ['routes', index, 'path']
      const said = nearCopy(pages[owner]?.path ?? '', count, own.size)
      return [{ ...said, span: getSpan(root, path), path }]
    })
  })
}

/** The sentences of a value, however deep they stand in it, without regard to case. */
export function* listSentences(value: unknown, sentencesOf = sentencesOfText): Generator<string> {
  if (typeof value === 'string') yield* sentencesOf(value)
  else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) yield* listSentences(entry, sentencesOf)
  }
}

type SentencesOf = (text: string) => readonly string[]

const sentencesOfText: SentencesOf = (text) =>
  LONG.test(text)
    ? text
        .toLowerCase()
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => LONG.test(sentence))
        .map((sentence) => sentence.replace(/\s+/g, ' '))
    : []
