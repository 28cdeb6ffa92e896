/** Whether what stands at the head of a page tells of that page, and not of another one. */
import type { PageData } from '../../src/model.ts'
import { textsIn } from '../facts/checks/reading.ts'
import { stems } from './described.ts'

/** A page as this looks at it: texts that lead it, by their names, and the words of all others. */
export interface Leading {
  readonly path: string
  readonly leads: Readonly<Record<string, string>>
  readonly words: ReadonlySet<string>
}

/** Texts of a page's first section, and what search engines are told of it. */
export function leadingOf({ path, description, sections }: PageData): Leading {
  const [first, ...rest] = sections
  const own = Object.entries(first ?? {}).filter(([name]) => !['kind', 'type'].includes(name))
  const texts = own.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const others = own.filter(([, value]) => typeof value !== 'string').map(([, value]) => value)
  return {
    path,
    leads: { description, ...Object.fromEntries(texts) },
    words: stems([path, ...textsIn(rest), ...textsIn(others)].join(' ')),
  }
}

/** Rare words tell more. */
export function weightsOf(pages: readonly Leading[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { words } of pages)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(pages.length / (counts.get(word) ?? pages.length))
}

/** The two pages without what stands at their heads, and the texts of one name. */
interface Pair {
  readonly name: string
  readonly one: Leading
  readonly other: Leading
}

/** All pairs of pages with different texts of a name. */
export const pairsOf = (pages: readonly Leading[]): Pair[] =>
  pages.flatMap((one, index) =>
    pages.slice(index + 1).flatMap((other) =>
      Object.keys(one.leads)
        .filter((name) => ![undefined, one.leads[name]].includes(other.leads[name]))
        .map((name) => ({ name, one, other })),
    ),
  )

/** By how much the texts of a pair fit their own pages better than each other's. */
export function advantage({ name, one, other }: Pair, weight: (word: string) => number): number {
  const suits = (from: Leading, to: Leading) =>
    [...stems(from.leads[name] ?? '')].reduce(
      (sum, word) => sum + (to.words.has(word) ? weight(word) : 0),
      0,
    )
  return suits(one, one) + suits(other, other) - suits(one, other) - suits(other, one)
}
