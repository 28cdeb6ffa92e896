import { isMap } from '../tree.ts'
import { listWords, MIN_SIMILARITY, matchItems, similarity } from './match-items.ts'

/** New indices of the old items; null for deleted ones. Items with the same address or id are the same. */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | null)[] {
  const result: (number | null)[] = before.map(() => null)
  const places = new Map(after.flatMap((item, index) => toPair(getIdentity(item), index)))
  for (const [index, item] of before.entries()) {
    const identity = getIdentity(item)
    if (identity !== undefined) result[index] = places.get(identity) ?? null
  }
  const taken = new Set(result)
  const old = [...before.keys()].filter((index) => result[index] === null)
  const free = [...after.keys()].filter((index) => !taken.has(index))
  const matched = matchItems(
    old.map((index) => before[index]),
    free.map((index) => after[index]),
  )
  for (const [number, to] of matched.entries()) {
    const [from, index] = [old[number], to === null ? undefined : free[to]]
    if (from === undefined || index === undefined) continue
    if (canBeSame(before[from], after[index])) result[from] = index
  }
  return result
}

const toPair = (key: string | undefined, index: number): [string, number][] =>
  key === undefined ? [] : [[key, index]]

function getIdentity(item: unknown): string | undefined {
  if (!isMap(item)) return undefined
  const identity = item.path ?? item.id
  return typeof identity === 'string' ? identity.toLowerCase() : undefined
}

/** A page with another address, or a section of another type, is the same only if most of its words are. */
function canBeSame(before: unknown, after: unknown): boolean {
  if (!isMap(before) || !isMap(after)) return isMap(before) === isMap(after)
  if (before.type !== after.type) return false
  return (
    getIdentity(before) === undefined ||
    similarity(listWords(before), listWords(after)) > MIN_SIMILARITY
  )
}

/** Items whose order among the others is unchanged: the longest increasing subsequence. */
export function findUnmoved(indices: readonly (number | null)[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly previous: number | undefined }[] = []
  let last: number | undefined
  for (const [item, to] of indices.entries()) {
    let previous: number | undefined
    if (to !== null)
      for (let other = 0; other < item; other += 1) {
        const there = indices[other]
        if (there === null || there === undefined || there > to) continue
        if ((best[other]?.length ?? 0) > lengthAt(best, previous)) previous = other
      }
    best.push({ length: to === null ? 0 : lengthAt(best, previous) + 1, previous })
    if (lengthAt(best, item) > lengthAt(best, last)) last = item
  }
  const unmoved = new Set<number>()
  for (let item = last; item !== undefined; item = best[item]?.previous) unmoved.add(item)
  return unmoved
}

const lengthAt = (
  best: readonly { readonly length: number }[],
  index: number | undefined,
): number => (index === undefined ? 0 : (best[index]?.length ?? 0))
