/** Which known thing somebody may have meant. Pure, for the server, the browser and the compiler. */
import { distance } from 'fastest-levenshtein'

/** Longer addresses are nobody's typing; the cap keeps the comparison cheap. */
const LONGEST_PATH = 300
/** A shorter text is contained in too many others to say anything. */
const SHORTEST_PART = 3

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const segmentsOf = (path: string): string[] => path.split('/').map(lettersOf).filter(Boolean)

/** How different two texts are, from 0 (the same) to 1; half of it where one contains the other. */
const difference = (a: string, b: string): number => {
  if (a === b) return 0
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const contained = short.length >= SHORTEST_PART && long.includes(short)
  return distance(a, b) / long.length / (contained ? 2 : 1)
}

/**
 * The better of: the whole paths compared, any asked segment compared with the route's last one.
 * Returned as a function of the route, since one address is compared with many.
 */
const differenceFrom = (asked: string): ((route: string) => number) => {
  const letters = lettersOf(asked)
  const segments = [...new Set(segmentsOf(asked))]
  return (route) => {
    const last = segmentsOf(route).at(-1) ?? ''
    return Math.min(
      difference(letters, lettersOf(route)),
      ...segments.map((segment) => difference(segment, last)),
    )
  }
}

/**
 * The routes most similar to an address that does not exist, the most similar first; among equals
 * the order of `routes` decides.
 * @param path the address as requested, percent-encoded or not, without its query
 */
export const nearest = <Route extends { readonly path: string }>(
  path: string,
  routes: readonly Route[],
  count = 3,
): Route[] => {
  const asked = decoded(path).toLowerCase().slice(0, LONGEST_PATH)
  const differenceTo = differenceFrom(asked)
  return routes
    .map((route) => {
      const known = route.path.toLowerCase()
      return { route, score: differenceTo(known), letters: distance(asked, known) }
    })
    .sort((a, b) => a.score - b.score || a.letters - b.letters)
    .slice(0, count)
    .map(({ route }) => route)
}

/**
 * The candidate that a misspelt word probably means, or undefined if none is close enough.
 * A candidate that differs only by case is always the answer.
 */
export const closest = (word: string, candidates: readonly string[]): string | undefined => {
  if (word.length > LONGEST_PATH) return undefined
  const asked = word.toLowerCase()
  const limit = Math.max(1, Math.floor(word.length / 3))
  const [best] = candidates
    .map((candidate) => ({ candidate, away: distance(asked, candidate.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
  return best?.candidate
}
