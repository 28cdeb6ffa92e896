import { NEEDED, type Role } from '../../../schemas/contrast.ts'
import type { Context } from '../context.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { lowContrast, type Shortfall } from '../diagnostics/theme-messages.ts'
import { getChild, getLine, getSpan, locate } from '../locate.ts'
import type { Poison } from '../poison.ts'
import type { MapTree } from '../tree.ts'
import { getRoles, measureContrast, type Palette } from './failures.ts'
import { type Fault, filterByRole, findFaults } from './faults.ts'
import { suggestColor } from './suggest-color.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** An error below WCAG level AA, a warning below AAA. Never reports `defaults`. */
export function checkContrast(
  { source, root, poison, vocabulary }: Context,
  defaults: (scheme: string) => Palette,
): SpanDiagnostic[] {
  return ['light', 'dark'].flatMap((scheme) => {
    const written = readPalette(root, scheme, poison)
    const isInherited = (role: Role) => !locate(root, ['theme', scheme, role]).found
    const inherited = Object.entries(defaults(scheme)).filter(
      ([role, color]) => isInherited(role as Role) && typeof color === 'string' && HEX.test(color),
    )
    const palette = { ...written, ...Object.fromEntries(inherited) }
    const findLine = (role: Role) =>
      isInherited(role) ? undefined : getLine(source, root, ['theme', scheme, role])
    const reported = new Set<Role>()
    return findFaults(palette, vocabulary.contrastPairs).flatMap((found): SpanDiagnostic[] => {
      const fault = isInherited(found.role)
        ? moveToExplicitColor(found, written, (role) =>
            suggestColor(palette, role, filterByRole(role, vocabulary.contrastPairs)),
          )
        : found
      if (!fault || reported.has(fault.role)) return []
      reported.add(fault.role)
      const path = ['theme', scheme, fault.role]
      const shortfalls = toShortfalls(fault, palette, findLine)
      const isUnreadable = fault.pairs.some(
        (pair) => measureContrast(pair, palette) < NEEDED[pair.use].min,
      )
      const message = lowContrast(fault.role, shortfalls, isUnreadable, fault.enough)
      return [{ ...message, span: getSpan(root, path), path }]
    })
  })
}

function moveToExplicitColor(
  { pairs }: Fault,
  written: Palette,
  suggest: (role: Role) => string | undefined,
): Fault | undefined {
  const role = pairs.flatMap(getRoles).find((one) => written[one] !== undefined)
  if (role === undefined) return undefined
  return { role, pairs: filterByRole(role, pairs), enough: suggest(role) }
}

export const toShortfalls = (
  { role, pairs }: Fault,
  palette: Palette,
  findLine: (role: Role) => number | undefined,
): Shortfall[] =>
  pairs.map((pair) => {
    const other = getRoles(pair).find((one) => one !== role) ?? role
    return {
      contrast: measureContrast(pair, palette),
      other,
      line: findLine(other) === findLine(role) ? undefined : findLine(other),
      isMixed: typeof pair.text !== 'string',
      use: pair.use,
      needed: NEEDED[pair.use].target,
    }
  })

function readPalette(root: MapTree, scheme: string, poison: Poison): Palette {
  const theme = getChild(root, 'theme')
  const colors = theme && getChild(theme, scheme)
  const palette: Partial<Record<Role, string>> = {}
  if (colors?.kind !== 'map') return palette
  for (const [name, { value }] of colors.entries) {
    const isColor = value.kind === 'scalar' && HEX.test(String(value.value))
    // Ignores keys that are not roles.
    if (isColor && !poison.has(['theme', scheme, name])) palette[name as Role] = String(value.value)
  }
  return palette
}
