import { distance } from 'fastest-levenshtein'
import { tryDecode } from './routes.ts'

// Limits of the work per request: anyone can request any address, and each is compared with all routes.
const MAX_PATH_LENGTH = 100
const MAX_SEGMENTS = 4
const MAX_WORD_LENGTH = 300
/** Shorter texts are contained in too many others to be significant. */
const MIN_PART_LENGTH = 3

const keepLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const splitSegments = (path: string): string[] =>
  path.split('/').map(keepLetters).filter(Boolean).slice(-MAX_SEGMENTS)

interface ComparedRoute {
  readonly path: string
  readonly letters: string
  readonly last: string
}

/** Routes are the same objects in every request. */
const preparedRoutes = new WeakMap<object, ComparedRoute>()

function prepareRoute(route: { readonly path: string }): ComparedRoute {
  const cached = preparedRoutes.get(route)
  if (cached) return cached
  const path = route.path.toLowerCase().slice(0, MAX_PATH_LENGTH)
  const prepared = { path, letters: keepLetters(path), last: splitSegments(path).at(-1) ?? '' }
  preparedRoutes.set(route, prepared)
  return prepared
}

/** The difference of two texts from 0 (equal) to 1; halved if one contains the other. */
const compareTexts = (a: string, b: string): number => {
  if (a === b) return 0
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const contained = short.length >= MIN_PART_LENGTH && long.includes(short)
  return distance(a, b) / long.length / (contained ? 2 : 1)
}

/** Compares the whole paths, and each segment of the address with the last segment of the route; the best match counts. */
const createComparer = (requested: string): ((route: ComparedRoute) => number) => {
  const letters = keepLetters(requested)
  const segments = [...new Set(splitSegments(requested))]
  return (route) =>
    Math.min(
      compareTexts(letters, route.letters),
      ...segments.map((segment) => compareTexts(segment, route.last)),
    )
}

/** The routes most similar to an unknown address, best first. @param path percent-encoded or not */
export const findNearest = <Route extends { readonly path: string }>(
  path: string,
  routes: readonly Route[],
  count = 3,
): Route[] => {
  const requested = (tryDecode(path) ?? path).toLowerCase().slice(0, MAX_PATH_LENGTH)
  const compare = createComparer(requested)
  return routes
    .map((route) => {
      const prepared = prepareRoute(route)
      return { route, score: compare(prepared), letters: distance(requested, prepared.path) }
    })
    .sort((a, b) => a.score - b.score || a.letters - b.letters)
    .slice(0, count)
    .map(({ route }) => route)
}

/** The best match for a misspelled word, if one is close enough. A candidate that differs only in case always matches. */
export const findClosest = (word: string, candidates: readonly string[]): string | undefined => {
  if (word.length > MAX_WORD_LENGTH) return undefined
  const lowerCaseWord = word.toLowerCase()
  const limit = Math.max(1, Math.floor(word.length / 3))
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      difference: distance(lowerCaseWord, candidate.toLowerCase()),
    }))
    .filter(({ difference }) => difference <= limit)
    .sort((a, b) => a.difference - b.difference)
  return best?.candidate
}
