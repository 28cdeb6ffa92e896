/** Which known thing somebody may have meant. Pure, for the server, the browser and the compiler. */
import { distance } from 'fastest-levenshtein'

/**
 * What is compared at most: anybody may ask for any address, and each is compared with all routes. Longer addresses, of
 * more parts, are nobody's typing.
 */
const LONGEST_PATH = 100
const MOST_SEGMENTS = 4
const LONGEST_WORD = 300
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

const segmentsOf = (path: string): string[] =>
  path.split('/').map(lettersOf).filter(Boolean).slice(-MOST_SEGMENTS)

/** What a route is compared by. */
interface Known {
  readonly path: string
  readonly letters: string
  readonly last: string
}

/** Routes stay the same from request to request. */
const known = new WeakMap<object, Known>()

function knownOf(route: { readonly path: string }): Known {
  const before = known.get(route)
  if (before) return before
  const path = route.path.toLowerCase().slice(0, LONGEST_PATH)
  const one = { path, letters: lettersOf(path), last: segmentsOf(path).at(-1) ?? '' }
  known.set(route, one)
  return one
}

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
const differenceFrom = (asked: string): ((route: Known) => number) => {
  const letters = lettersOf(asked)
  const segments = [...new Set(segmentsOf(asked))]
  return (route) =>
    Math.min(
      difference(letters, route.letters),
      ...segments.map((segment) => difference(segment, route.last)),
    )
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
      const one = knownOf(route)
      return { route, score: differenceTo(one), letters: distance(asked, one.path) }
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
  if (word.length > LONGEST_WORD) return undefined
  const asked = word.toLowerCase()
  const limit = Math.max(1, Math.floor(word.length / 3))
  const [best] = candidates
    .map((candidate) => ({ candidate, away: distance(asked, candidate.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
  return best?.candidate
}
