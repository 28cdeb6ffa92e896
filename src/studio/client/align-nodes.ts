import type { ShownNode } from '../protocol/state.ts'

/**
 * Uses the longest common subsequence, so that local differences (an open menu, a changed text) do not matter.
 * @returns for each live text the index in `rendered`, or undefined
 */
export function alignNodes(
  live: readonly string[],
  rendered: readonly ShownNode[],
): (number | undefined)[] {
  const width = rendered.length + 1
  const lengths = new Uint16Array((live.length + 1) * width)
  const lengthAt = (a: number, b: number) => lengths[a * width + b] ?? 0
  const isSame = (a: number, b: number) => live[a] === rendered[b]?.text.trim()
  for (let a = live.length - 1; a >= 0; a -= 1)
    for (let b = rendered.length - 1; b >= 0; b -= 1)
      lengths[a * width + b] = isSame(a, b)
        ? lengthAt(a + 1, b + 1) + 1
        : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1))
  const places: (number | undefined)[] = live.map(() => undefined)
  for (let a = 0, b = 0; a < live.length && b < rendered.length; ) {
    if (isSame(a, b)) {
      places[a] = b
      a += 1
      b += 1
    } else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1
    else b += 1
  }
  return places
}
