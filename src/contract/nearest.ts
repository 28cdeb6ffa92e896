/** Which known thing somebody may have meant. Pure, for the server, the browser and the compiler. */
import { distance } from 'fastest-levenshtein'

/**
 * What is compared at most: anybody may ask for any address, and each is compared with all routes. Longer addresses, of
 * more parts, are nobody's typing.
 */
const MAX_PATH_LENGTH = 100
const MAX_SEGMENTS = 4
const MAX_WORD_LENGTH = 300
/** A shorter text is contained in too many others to say anything. */
const MIN_PART_LENGTH = 3

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const keepLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const splitSegments = (path: string): string[] =>
  path.split('/').map(keepLetters).filter(Boolean).slice(-MAX_SEGMENTS)

/** What a route is compared by. */
interface ComparedRoute {
  readonly path: string
  readonly letters: string
  readonly last: string
}

/** Routes stay the same from request to request. */
const preparedRoutes = new WeakMap<object, ComparedRoute>()

function prepareRoute(route: { readonly path: string }): ComparedRoute {
  const before = preparedRoutes.get(route)
  if (before) return before
  const path = route.path.toLowerCase().slice(0, MAX_PATH_LENGTH)
  const one = { path, letters: keepLetters(path), last: splitSegments(path).at(-1) ?? '' }
  preparedRoutes.set(route, one)
  return one
}

/** How different two texts are, from 0 (the same) to 1; half of it where one contains the other. */
const compareTexts = (a: string, b: string): number => {
  if (a === b) return 0
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const contained = short.length >= MIN_PART_LENGTH && long.includes(short)
  return distance(a, b) / long.length / (contained ? 2 : 1)
}

/**
 * The better of: the whole paths compared, any asked segment compared with the route's last one.
 * Returned as a function of the route, since one address is compared with many.
 */
const createComparer = (asked: string): ((route: ComparedRoute) => number) => {
  const letters = keepLetters(asked)
  const segments = [...new Set(splitSegments(asked))]
  return (route) =>
    Math.min(
      compareTexts(letters, route.letters),
      ...segments.map((segment) => compareTexts(segment, route.last)),
    )
}

/**
 * The routes most similar to an address that does not exist, the most similar first; among equals
 * the order of `routes` decides.
 * @param path the address as requested, percent-encoded or not, without its query
 */
export const findNearest = <Route extends { readonly path: string }>(
  path: string,
  routes: readonly Route[],
  count = 3,
): Route[] => {
  const asked = decode(path).toLowerCase().slice(0, MAX_PATH_LENGTH)
  const differenceTo = createComparer(asked)
  return routes
    .map((route) => {
      const one = prepareRoute(route)
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
export const findClosest = (word: string, candidates: readonly string[]): string | undefined => {
  if (word.length > MAX_WORD_LENGTH) return undefined
  const asked = word.toLowerCase()
  const limit = Math.max(1, Math.floor(word.length / 3))
  const [best] = candidates
    .map((candidate) => ({ candidate, away: distance(asked, candidate.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
  return best?.candidate
}
