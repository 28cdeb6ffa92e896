import type { ShownNode } from '../server/protocol.ts'

/**
 * Finds the nodes of a page among those that the server has rendered: both lists are in the order of the document, and
 * what is in only one of them (an open menu, a text that has just changed) does not disturb the rest.
 * @returns for each text of the page the place in the other list; undefined where it has none
 */
export function aligned(
  live: readonly string[],
  rendered: readonly ShownNode[],
): (number | undefined)[] {
  const width = rendered.length + 1
  // How long the longest common part of the rests of both lists is.
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
