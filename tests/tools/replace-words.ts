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

const WORDS =
  `of to in on at by as we it up the and for our you can but now one day way her old new let ask with that from this
  team work plan code form page when over only each such more what open late main your they will have once long safe
  early every under which still other level study point small large later there three party light round draws counts
  either always report budget choice seldom nearly system market advice making result window changes careful measure
  planned customs between quality nothing journey balance pictures together question accurate software business
  standard schedule yesterday different important sometimes reference everybody afternoon personal engineering
  department experience understand eventually advantages successful performance information maintenance
  independence especially construction conversation relationship presentation communication establishment
  considerations comprehensively responsibilities`.split(/\s+/)

const LONGEST = Math.max(...WORDS.map(({ length }) => length))

/** Replaces words by others of similar length and the same capitalization. Keeps variables, numbers and punctuation. */
export const replaceWords = (text: string, random: Random): string =>
  text.replace(/\{[^}]*\}|\p{L}+/gu, (word) => {
    if (word.startsWith('{') || word.length < 2) return word
    const choices = WORDS.filter(({ length }) => length === Math.min(word.length, LONGEST))
    const other = choices[random(choices.length)] ?? word
    if (word === word.toUpperCase()) return other.toUpperCase()
    return word[0] === word[0]?.toUpperCase() ? other[0]?.toUpperCase() + other.slice(1) : other
  })
