/**
 * Does the same with many things, a few at a time: all at once would hold the memory of all of them.
 * @param atOnce how many are under way at most
 * @returns what came of each, in the order of the things; rejects with the first failure, once nothing is under way
 */
export async function eachInTurn<In, Out>(
  things: readonly In[],
  atOnce: number,
  work: (thing: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = []
  const next = things.entries()
  const failures: unknown[] = []
  const lane = async () => {
    for (const [index, thing] of next) {
      if (failures.length > 0) return
      try {
        results[index] = await work(thing)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (failures.length > 0) throw failures[0]
  return results
}
