import { NEEDED, type Role } from '../../../schemas/contrast.ts'
import { toShortfalls } from '../../content/contrast/check-contrast.ts'
import { measureContrast, type Palette } from '../../content/contrast/failures.ts'
import { type Fault, filterByRole, findFaults } from '../../content/contrast/faults.ts'
import { suggestColors } from '../../content/contrast/suggest-color.ts'
import { lowContrast } from '../../content/diagnostics/theme-messages.ts'
import type { Path } from '../../content/model.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { FormSource } from './form-source.ts'

export interface ContrastProblem {
  readonly message: string
  /** Nearest colors with enough contrast. */
  readonly suggestions: readonly string[]
}

const known = new WeakMap<FormSource, Readonly<Partial<Record<string, readonly Fault[]>>>>()

const HEX = /^#[\da-f]{6}$/i

/** @param at path of a color of the theme, such as `theme.light.text`; other paths have no problem */
export function findContrastProblem(source: FormSource, at: Path): ContrastProblem | undefined {
  const place = readPlace(source, at)
  if (!place) return undefined
  const { palette, role, pairs, scheme } = place
  const faults = known.get(source)?.[scheme] ?? findFaults(palette, pairs)
  known.set(source, { ...known.get(source), [scheme]: faults })
  const fault = faults.find((one) => one.role === role)
  if (!fault) return undefined
  const isUnreadable = fault.pairs.some(
    (pair) => measureContrast(pair, palette) < NEEDED[pair.use].min,
  )
  const shortfalls = toShortfalls(fault, palette, () => undefined)
  const { message } = lowContrast(role, shortfalls, isUnreadable, undefined)
  return { message, suggestions: suggestThemeColors(source, at) }
}

/** Nearest colors that have enough contrast to all others, also if the fault is that of another color. */
export function suggestThemeColors(source: FormSource, at: Path): readonly string[] {
  const place = readPlace(source, at)
  if (!place) return []
  const { palette, role, pairs } = place
  return suggestColors(palette, role, filterByRole(role, pairs))
}

function readPlace(source: FormSource, at: Path) {
  const [part, scheme, role, ...inside] = at
  if (part !== 'theme' || (scheme !== 'light' && scheme !== 'dark') || inside.length > 0)
    return undefined
  const colors = Object.entries(getValueAt(source.value, ['theme', scheme]) ?? {})
  const palette: Palette = Object.fromEntries(
    colors.filter(([, color]) => typeof color === 'string' && HEX.test(color)),
  )
  const pairs = source.context.vocabulary.contrastPairs
  const found = colors.map(([name]) => name).find((name): name is Role => name === role)
  return found && { palette, role: found, pairs, scheme }
}
