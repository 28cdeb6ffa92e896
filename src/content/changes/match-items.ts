/** Guards against lists whose comparison would take too long. */
const MAX_COMPARISONS = 250_000

/** Items that share more of their words than this are the same item, changed. */
export const MIN_SIMILARITY = 0.5

/**
 * Matches unchanged items by longest common subsequence, moved by equality, changed by similarity and neighbors.
 * @returns new indices of the old items, null for deleted ones
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | null)[] {
  const result: (number | null)[] = before.map(() => null)
  const most = Math.min(before.length, after.length)
  const isEqual = (a: unknown, b: unknown) => a === b || toKey(a) === toKey(b)
  let head = 0
  while (head < most && isEqual(before[head], after[head])) {
    result[head] = head
    head += 1
  }
  let tail = 0
  while (tail < most - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) {
    tail += 1
    result[before.length - tail] = after.length - tail
  }
  const old = before.slice(head, before.length - tail).map(toKey)
  const now = after.slice(head, after.length - tail).map(toKey)
  const isSame = (a: number, b: number) => (old[a] === now[b] ? 1 : 0)
  for (const [a, b] of align(old.length, now.length, isSame)) result[a + head] = b + head
  matchMoved(old, now, result, head)
  matchChanged(before, after, result)
  return result
}

const toKey = (value: unknown): string => JSON.stringify(value) ?? ''

/** Pairs of the alignment in order that has the largest sum of scores; pairs with score 0 are left out. */
function align(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): [number, number][] {
  if (rows * columns > MAX_COMPARISONS) return []
  const width = columns + 1
  const sums = new Float64Array((rows + 1) * width)
  const sumAt = (row: number, column: number) => sums[row * width + column] ?? 0
  const scores = new Float64Array(rows * columns)
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = score(row, column)
      scores[row * columns + column] = own
      const paired = own > 0 ? own + sumAt(row + 1, column + 1) : 0
      const skipped = Math.max(sumAt(row + 1, column), sumAt(row, column + 1))
      sums[row * width + column] = Math.max(paired, skipped)
    }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const own = scores[row * columns + column] ?? 0
    if (own > 0 && sumAt(row, column) === own + sumAt(row + 1, column + 1))
      pairs.push([row++, column++])
    else if (sumAt(row + 1, column) >= sumAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** @param head index of the first of the keys */
function matchMoved(
  old: readonly string[],
  now: readonly string[],
  result: (number | null)[],
  head: number,
): void {
  const taken = new Set(result)
  const free = new Map<string, number[]>()
  for (const [index, key] of now.entries())
    if (!taken.has(index + head)) free.set(key, [...(free.get(key) ?? []), index + head])
  for (const [index, key] of old.entries()) result[index + head] ??= free.get(key)?.shift() ?? null
}

function matchChanged(
  before: readonly unknown[],
  after: readonly unknown[],
  result: (number | null)[],
): void {
  const taken = new Set(result)
  const left = [...before.keys()].filter((index) => result[index] === null)
  const free = [...after.keys()].filter((index) => !taken.has(index))
  if (left.length === 0 || free.length === 0) return
  const words = left.map((index) => listWords(before[index]))
  const nowWords = free.map((index) => listWords(after[index]))
  const pairs = align(left.length, free.length, (a, b) => {
    const likeness = similarity(words[a] ?? [], nowWords[b] ?? [])
    return likeness > MIN_SIMILARITY ? likeness : 0
  })
  for (const [a, b] of pairs) result[left[a] ?? 0] = free[b] ?? null
  pairRewritten(result, after.length)
}

/** Items that were rewritten completely: as many old as new ones between the same neighbors. */
function pairRewritten(result: (number | null)[], length: number): void {
  for (let start = 0; start < result.length; start += 1) {
    if (result[start] !== null) continue
    let end = start
    while (end < result.length && result[end] === null) end += 1
    const first = start === 0 ? 0 : (result[start - 1] ?? 0) + 1
    const last = end === result.length ? length : (result[end] ?? 0)
    const isFree = !result.some((one) => one !== null && one >= first && one < last)
    if (isFree && last - first === end - start)
      for (let index = start; index < end; index += 1) result[index] = first + index - start
    start = end
  }
}

export function listWords(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return String(value).split(/\s+/)
  return Object.values(value).flatMap(listWords)
}

/** Share of common words, from 0 to 1. */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of other) {
    const count = left.get(word) ?? 0
    if (count > 0) common += 1
    left.set(word, count - 1)
  }
  const total = one.length + other.length
  return total === 0 ? 0 : (2 * common) / total
}
