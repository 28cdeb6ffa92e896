/** Returns an integer from 0 up to, but not including, a limit. */
export type Random = (limit: number) => number

/** Creates a pseudorandom generator (Park and Miller) from a seed. */
export function createRandom(seed: number): Random {
  let state = (seed % 0x7fffffff) + 1
  return (limit) => {
    state = (state * 48271) % 0x7fffffff
    return state % limit
  }
}
