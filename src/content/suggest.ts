import { distance } from 'fastest-levenshtein'
import { findClosest } from '../contract/nearest.ts'

/** Disables suggestions for more candidates, because they would be slow. */
export const MAX_CANDIDATES = 2000

/** Every part may differ a little, but similar parts do not compensate for a different one. */
export function findClosestPath(word: string, known: readonly string[]): string | undefined {
  if (known.length > MAX_CANDIDATES) return undefined
  const wanted = splitParts(word)
  const near = known
    .map((candidate) => ({ candidate, difference: measureDistance(wanted, splitParts(candidate)) }))
    .filter(({ difference }) => difference !== undefined)
    .sort((a, b) => (a.difference ?? 0) - (b.difference ?? 0))[0]
  if (near) return near.candidate
  const last = wanted.at(-1) ?? ''
  const namesakes = known.filter((candidate) => getFileName(candidate) === getFileName(word))
  return last && namesakes.length === 1 ? namesakes[0] : undefined
}

const splitParts = (path: string): string[] => path.toLowerCase().split(/[/.]/)

const getFileName = (path: string): string | undefined => path.toLowerCase().split('/').at(-1)

/** Undefined if a part is another word. */
function measureDistance(wanted: readonly string[], known: readonly string[]): number | undefined {
  if (wanted.length !== known.length) return undefined
  let sum = 0
  for (const [index, part] of wanted.entries()) {
    const difference = isSwapped(part, known[index] ?? '') ? 1 : distance(part, known[index] ?? '')
    if (difference > Math.max(1, Math.floor(part.length / 3))) return undefined
    sum += difference
  }
  return sum
}

/** Two swapped letters count as one edit. */
export const findClosestWord = (word: string, known: readonly string[]): string | undefined => {
  if (known.length > MAX_CANDIDATES) return undefined
  const wanted = word.toLowerCase()
  return known.find((one) => isSwapped(wanted, one.toLowerCase())) ?? findClosest(word, known)
}

/** Undefined if another candidate is as close. */
export function keepIfUnambiguous(
  word: string,
  suggestion: string | undefined,
  known: readonly string[],
): string | undefined {
  if (suggestion === undefined) return undefined
  const difference = (one: string) => distance(word.toLowerCase(), one.toLowerCase())
  const smallest = difference(suggestion)
  return known.some((one) => one !== suggestion && difference(one) <= smallest)
    ? undefined
    : suggestion
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return (
    at !== -1 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}
