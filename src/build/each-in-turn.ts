/**
 * Does the same with many things, a few at a time: all at once would hold the memory of all of them.
 * @param things may be made only when it is their turn, one after the other
 * @param atOnce how many are under way at most
 * @returns what came of each, in the order of the things; rejects with the first failure, once nothing is under way
 */
export async function eachInTurn<In, Out>(
  things: Iterable<In> | AsyncIterable<In>,
  atOnce: number,
  work: (thing: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = []
  const next = entriesOf(things)
  const failures: unknown[] = []
  const lane = async () => {
    try {
      for await (const [index, thing] of next) {
        if (failures.length > 0) return
        results[index] = await work(thing)
      }
    } catch (error) {
      failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (failures.length > 0) throw failures[0]
  return results
}

/** Shared by all lanes: whoever asks gets the next one. */
async function* entriesOf<In>(things: Iterable<In> | AsyncIterable<In>) {
  let index = 0
  for await (const thing of things) yield [index++, thing] as const
}
