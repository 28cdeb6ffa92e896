import type { Colour, Role } from '../../../schemas/contrast.ts'
import { NEEDED, type Pair } from '../../../schemas/contrast.ts'
import { mixColors } from './oklab.ts'
import { contrastRatio } from './ratio.ts'

/** Colours of one scheme by their roles, as `#rrggbb`; without those that could not be read. */
export type Palette = Readonly<Partial<Record<Role, string>>>

const rolesOf = (colour: Colour): readonly Role[] =>
  typeof colour === 'string' ? [colour] : [colour.of, colour.with]

/** The roles that meet in a pair, first the one that is rather to be changed. */
export const getRoles = ({ text, ground, change }: Pair): Role[] => {
  const roles = [...new Set([...rolesOf(text), ...rolesOf(ground)])]
  return change === 'text' ? roles : roles.reverse()
}

/** A colour as it is shown; undefined where a role of it could not be read. */
function shown(colour: Colour, palette: Palette): string | undefined {
  if (typeof colour === 'string') return palette[colour]
  const [first, second] = [palette[colour.of], palette[colour.with]]
  return first && second && mixColors(first, colour.percent, second)
}

/** The contrast of a pair; that of black and white where a colour could not be read. */
export function measureContrast({ text, ground }: Pair, palette: Palette): number {
  const [one, other] = [shown(text, palette), shown(ground, palette)]
  return one && other ? contrastRatio(one, other) : 21
}

/** How much of what it needs a pair has: 1 for just enough. */
const reached = (pair: Pair, palette: Palette): number =>
  measureContrast(pair, palette) / NEEDED[pair.use].best

/** Whether a pair has all the contrast that its use asks for. */
export const isEnough = (pair: Pair, palette: Palette): boolean => reached(pair, palette) >= 1

/** The same for two colours in either order. */
const keyOf = ({ text, ground }: Pair): string =>
  [text, ground]
    .map((colour) => JSON.stringify(colour))
    .sort()
    .join()

/** Each pair once: whichever of two is the text, the use that needs most counts. */
export const keepStrictest = (pairs: readonly Pair[]): readonly Pair[] => [
  ...pairs
    .toSorted((one, other) => NEEDED[one.use].best - NEEDED[other.use].best)
    .reduce((known, pair) => known.set(keyOf(pair), pair), new Map<string, Pair>())
    .values(),
]

/**
 * Every pair that has less contrast than its use asks for, the worst first.
 * @param pairs each once, see `strictestOf`
 */
export const findFailingPairs = (palette: Palette, pairs: readonly Pair[]): Pair[] =>
  pairs
    .filter((pair) => !isEnough(pair, palette))
    .toSorted((one, other) => reached(one, palette) - reached(other, palette))
