import { distance } from 'fastest-levenshtein'
import { findClosest } from '../contract/nearest.ts'

/** Names with which one is compared: with more, a suggestion would cost more than it is worth. */
export const MAX_CANDIDATES = 2000

/**
 * The known path or dotted name that a misspelt one probably means: every part may be a little
 * different, but a long part that is the same does not make up for another part that is not.
 */
export function findClosestPath(word: string, known: readonly string[]): string | undefined {
  if (known.length > MAX_CANDIDATES) return undefined
  const asked = partsOf(word)
  const near = known
    .map((candidate) => ({ candidate, away: awayFrom(asked, partsOf(candidate)) }))
    .filter(({ away }) => away !== undefined)
    .sort((a, b) => (a.away ?? 0) - (b.away ?? 0))[0]
  if (near) return near.candidate
  const last = asked.at(-1) ?? ''
  const namesakes = known.filter((candidate) => fileOf(candidate) === fileOf(word))
  return last && namesakes.length === 1 ? namesakes[0] : undefined
}

const partsOf = (path: string): string[] => path.toLowerCase().split(/[/.]/)

const fileOf = (path: string): string | undefined => path.toLowerCase().split('/').at(-1)

/** How many letters are different, or undefined where a part is another word. */
function awayFrom(asked: readonly string[], known: readonly string[]): number | undefined {
  if (asked.length !== known.length) return undefined
  let sum = 0
  for (const [index, part] of asked.entries()) {
    const away = isSwapped(part, known[index] ?? '') ? 1 : distance(part, known[index] ?? '')
    if (away > Math.max(1, Math.floor(part.length / 3))) return undefined
    sum += away
  }
  return sum
}

/** The known word that a misspelt one probably means; two letters that changed places are one slip. */
export const findClosestWord = (word: string, known: readonly string[]): string | undefined => {
  if (known.length > MAX_CANDIDATES) return undefined
  const asked = word.toLowerCase()
  return known.find((one) => isSwapped(asked, one.toLowerCase())) ?? findClosest(word, known)
}

/** The known word that was meant, if none of the others is as near: then nobody need ask. */
export function keepIfUnambiguous(
  word: string,
  meant: string | undefined,
  known: readonly string[],
): string | undefined {
  if (meant === undefined) return undefined
  const away = (one: string) => distance(word.toLowerCase(), one.toLowerCase())
  const least = away(meant)
  return known.some((one) => one !== meant && away(one) <= least) ? undefined : meant
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return (
    at !== -1 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}
