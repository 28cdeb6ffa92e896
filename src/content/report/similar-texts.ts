/** Shorter texts are names and labels, which may be alike. */
const MIN_WORDS = 8

/** Words in a row that are compared. */
const RUN = 3

/** Share of the runs of the longer text that two similar texts have in common. */
const MIN_SHARED = 0.6

/** Runs in more texts than this are phrases, which say little. */
const MAX_TEXTS = 20

/** Pairs of indices of long texts that differ in few words, punctuation or case only; the later one first. */
export function findSimilarTexts(texts: readonly string[]): [later: number, earlier: number][] {
  const known = new Map<string, number[]>()
  const sizes: number[] = []
  return texts.flatMap((text, index): [number, number][] => {
    const runs = listRuns(text)
    sizes.push(runs.size)
    const shared = new Map<number, number>()
    for (const run of runs) {
      const owners = known.get(run) ?? []
      for (const owner of owners) shared.set(owner, (shared.get(owner) ?? 0) + 1)
      if (owners.length < MAX_TEXTS) known.set(run, [...owners, index])
    }
    const similar = [...shared].filter(
      ([owner, count]) =>
        texts[owner] !== text && count >= Math.max(runs.size, sizes[owner] ?? 0) * MIN_SHARED,
    )
    const [most] = similar.toSorted(([, a], [, b]) => b - a)
    return most ? [[index, most[0]]] : []
  })
}

function listRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < MIN_WORDS) return new Set()
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')))
}
