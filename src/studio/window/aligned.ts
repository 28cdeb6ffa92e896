import type { ShownNode } from '../desk/messages.ts'

/**
 * Finds the nodes of a page among those that the server has rendered: both lists are in the order of the document, and
 * what is in only one of them (an open menu, a text that has just changed) does not disturb the rest.
 * @returns for each text of the page the place in the other list; undefined where it has none
 */
export function aligned(
  live: readonly string[],
  rendered: readonly ShownNode[],
): (number | undefined)[] {
  const texts = rendered.map(({ text }) => text.trim())
  const places: (number | undefined)[] = live.map(() => undefined)
  // Mostly both are the same but for a few in the middle.
  let start = 0
  while (start < Math.min(live.length, texts.length) && live[start] === texts[start]) {
    places[start] = start
    start += 1
  }
  let [end, renderedEnd] = [live.length, texts.length]
  while (Math.min(end, renderedEnd) > start && live[end - 1] === texts[renderedEnd - 1]) {
    end -= 1
    renderedEnd -= 1
    places[end] = renderedEnd
  }
  const middle = longestCommon(live.slice(start, end), texts.slice(start, renderedEnd))
  for (const [a, b] of middle) places[start + a] = start + b
  return places
}

/** The pairs of a longest common part of two lists, in order. */
function longestCommon(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1
  // How long the longest common part of the rests of both lists is.
  const lengths = new Uint16Array((one.length + 1) * width)
  const lengthAt = (a: number, b: number) => lengths[a * width + b] ?? 0
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      lengths[a * width + b] =
        one[a] === other[b]
          ? lengthAt(a + 1, b + 1) + 1
          : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1))
  const pairs: [number, number][] = []
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    if (one[a] === other[b]) {
      pairs.push([a, b])
      a += 1
      b += 1
    } else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1
    else b += 1
  }
  return pairs
}
