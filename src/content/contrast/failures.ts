import type { Color, Role } from '../../../schemas/contrast.ts'
import { NEEDED, type Pair } from '../../../schemas/contrast.ts'
import { mixColors } from './oklab.ts'
import { contrastRatio } from './ratio.ts'

/** Colors of one scheme as `#rrggbb`, without invalid ones. */
export type Palette = Readonly<Partial<Record<Role, string>>>

const listRoles = (color: Color): readonly Role[] =>
  typeof color === 'string' ? [color] : [color.of, color.with]

/** The roles in a pair, starting with the one to change first. */
export const getRoles = ({ text, ground, change }: Pair): Role[] => {
  const roles = [...new Set([...listRoles(text), ...listRoles(ground)])]
  return change === 'text' ? roles : roles.reverse()
}

function resolveColor(color: Color, palette: Palette): string | undefined {
  if (typeof color === 'string') return palette[color]
  const [first, second] = [palette[color.of], palette[color.with]]
  return first && second && mixColors(first, color.percent, second)
}

/** Returns 21, the maximum, if a color is invalid. */
export function measureContrast({ text, ground }: Pair, palette: Palette): number {
  const [one, other] = [resolveColor(text, palette), resolveColor(ground, palette)]
  return one && other ? contrastRatio(one, other) : 21
}

const getContrastShare = (pair: Pair, palette: Palette): number =>
  measureContrast(pair, palette) / NEEDED[pair.use].target

export const isEnough = (pair: Pair, palette: Palette): boolean =>
  getContrastShare(pair, palette) >= 1

const toPairKey = ({ text, ground }: Pair): string =>
  [text, ground]
    .map((color) => JSON.stringify(color))
    .sort()
    .join()

export const keepStrictest = (pairs: readonly Pair[]): readonly Pair[] => [
  ...pairs
    .toSorted((one, other) => NEEDED[one.use].target - NEEDED[other.use].target)
    .reduce((known, pair) => known.set(toPairKey(pair), pair), new Map<string, Pair>())
    .values(),
]

/** The worst first. Pass pairs without duplicates, see `keepStrictest`. */
export const findFailingPairs = (palette: Palette, pairs: readonly Pair[]): Pair[] =>
  pairs
    .filter((pair) => !isEnough(pair, palette))
    .toSorted((one, other) => getContrastShare(one, palette) - getContrastShare(other, palette))
