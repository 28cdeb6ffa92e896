import { nearCopy } from '../diagnostics/page-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import type { PageData } from '../model.ts'
import type { TextCache } from '../text-cache.ts'
import type { MapTree } from '../tree.ts'

/** Largest share of the sentences of the shorter page, and smallest number, that counts as a copy. */
const MAX_SHARE = 0.1
const MIN_SHARED = 3

/** Shorter texts are names and labels, which may be the same. */
const MIN_WORDS = 6

const LONG = new RegExp(`^\\S*\\s+(?:\\S+\\s+){${MIN_WORDS - 2}}`)

/** Assigns each sentence to the first page that contains it, so the work is linear in the text. */
export function findNearCopies(
  root: MapTree,
  pages: readonly PageData[],
  memory?: TextCache<readonly string[]>,
): SpanDiagnostic[] {
  const owners = new Map<string, number>()
  const sizes: number[] = []
  const getSentences = memory?.startPass(splitSentences) ?? splitSentences
  return pages.flatMap(({ sections }, index) => {
    const own = new Set(listSentences(sections, getSentences))
    sizes.push(own.size)
    const shared = new Map<number, number>()
    for (const sentence of own) {
      const owner = owners.get(sentence)
      if (owner === undefined) owners.set(sentence, index)
      else shared.set(owner, (shared.get(owner) ?? 0) + 1)
    }
    return [...shared].flatMap(([owner, count]): SpanDiagnostic[] => {
      const all = Math.min(own.size, sizes[owner] ?? 0)
      if (count < MIN_SHARED || count <= all * MAX_SHARE) return []
      const path = ['routes', index, 'path']
      const message = nearCopy(pages[owner]?.path ?? '', count, own.size)
      return [{ ...message, span: getSpan(root, path), path }]
    })
  })
}

export function* listSentences(value: unknown, getSentences = splitSentences): Generator<string> {
  if (typeof value === 'string') yield* getSentences(value)
  else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) yield* listSentences(entry, getSentences)
  }
}

type SentencesOf = (text: string) => readonly string[]

const splitSentences: SentencesOf = (text) =>
  LONG.test(text)
    ? text
        .toLowerCase()
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => LONG.test(sentence))
        .map((sentence) => sentence.replace(/\s+/g, ' '))
    : []
