import type { Pair, Role } from '../../../schemas/contrast.ts'
import { isEnough, type Palette } from './failures.ts'
import { setLightness, toOklab } from './oklab.ts'

const STEPS = 256

/** The smallest change in lightness that gives all pairs enough contrast, as `#RRGGBB`. */
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
      const color = setLightness(before, Math.min(Math.max(moved, 0), 1))
      const changed = { ...palette, [role]: color }
      if (pairs.every((pair) => isEnough(pair, changed))) return color
    }
  }
  return undefined
}
