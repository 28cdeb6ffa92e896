import type { Pair, Role } from '../../../schemas/contrast.ts'
import { isEnough, type Palette } from './failures.ts'
import { setLightness, toOklab } from './oklab.ts'

/** How finely lightness is tried out. */
const STEPS = 256

/**
 * The smallest change of one colour that gives some pairs enough contrast: the hue stays, the lightness moves.
 * @param role whose colour is changed
 * @returns the colour as `#RRGGBB`; undefined where none is enough for all of them
 */
export function suggestColor(
  palette: Palette,
  role: Role,
  pairs: readonly Pair[],
): string | undefined {
  const before = palette[role]
  if (!before) return undefined
  const [lightness] = toOklab(before)
  for (let step = 1; step <= STEPS; step += 1) {
    for (const moved of [lightness - step / STEPS, lightness + step / STEPS]) {
      const colour = setLightness(before, Math.min(Math.max(moved, 0), 1))
      const changed = { ...palette, [role]: colour }
      if (pairs.every((pair) => isEnough(pair, changed))) return colour
    }
  }
  return undefined
}
