import type { Pair, Role } from '../../../schemas/contrast.ts'
import { isEnough, type Palette } from './failures.ts'
import { setLightness, toOklab } from './oklab.ts'

const STEPS = 256

/** The smallest change in lightness that gives all pairs enough contrast, as `#RRGGBB`. */
export const suggestColor = (
  palette: Palette,
  role: Role,
  pairs: readonly Pair[],
): string | undefined => suggestColors(palette, role, pairs)[0]

/**
 * The nearest darker and the nearest lighter color of the same hue that give all pairs enough contrast, as `#RRGGBB`,
 * the nearest of both first.
 */
export function suggestColors(
  palette: Palette,
  role: Role,
  pairs: readonly Pair[],
): readonly string[] {
  const before = palette[role]
  if (!before) return []
  const [lightness] = toOklab(before)
  return [-1, 1]
    .flatMap((direction) => {
      const end = direction < 0 ? lightness : 1 - lightness
      for (let step = 1; step <= Math.ceil(end * STEPS); step += 1) {
        const moved = lightness + (direction * step) / STEPS
        const color = setLightness(before, Math.min(Math.max(moved, 0), 1))
        const changed = { ...palette, [role]: color }
        if (pairs.every((pair) => isEnough(pair, changed))) return [{ color, step }]
      }
      return []
    })
    .toSorted((one, other) => one.step - other.step)
    .map(({ color }) => color)
}
