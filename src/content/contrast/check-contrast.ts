import { NEEDED, type Pair, type Role } from '../../../schemas/contrast.ts'
import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { lowContrast, type Shortfall } from '../diagnostics/theme-messages.ts'
import { getChild, getLine, getSpan, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import type { MapTree } from '../tree.ts'
import { getRoles, measureContrast, type Palette } from './failures.ts'
import { type Fault, findFaults } from './faults.ts'

const HEX = /^#[0-9a-f]{6}$/i

/**
 * Colours of the theme that are too close to those they stand on. Below level AA of WCAG that is an error,
 * because people are shut out and laws are broken; below AAA a warning, because that is an aim which not
 * every brand can reach.
 * @param pairs the colours that meet on a page
 * @param isDoubtful whether something has been said already of the value at a path
 * @param defaults the colours of a scheme as they are where the file leaves them out: they are never at fault themselves
 */
export function checkContrast(
  source: Source,
  root: MapTree,
  pairs: readonly Pair[],
  isDoubtful: (path: Path) => boolean,
  defaults: (scheme: string) => Palette = () => ({}),
): SpanDiagnostic[] {
  return ['light', 'dark'].flatMap((scheme) => {
    const written = paletteAt(root, scheme, isDoubtful)
    const isLent = (role: Role) => !locate(root, ['theme', scheme, role]).found
    const lent = Object.entries(defaults(scheme)).filter(([role]) => isLent(role as Role))
    const palette = { ...written, ...Object.fromEntries(lent) }
    const lineIn = (role: Role) =>
      isLent(role) ? undefined : getLine(source, root, ['theme', scheme, role])
    const told = new Set<Role>()
    return findFaults(palette, pairs).flatMap((found): SpanDiagnostic[] => {
      const fault = isLent(found.role) ? otherwise(found, written) : found
      if (!fault || told.has(fault.role)) return []
      told.add(fault.role)
      const path = ['theme', scheme, fault.role]
      const shortfalls = shortfallsOf(fault, palette, lineIn)
      const isUnreadable = fault.pairs.some(
        (pair) => measureContrast(pair, palette) < NEEDED[pair.use].least,
      )
      const said = lowContrast(fault.role, shortfalls, isUnreadable, fault.enough)
      return [{ ...said, span: getSpan(root, path), path }]
    })
  })
}

/** The same fault as that of a colour that is written; undefined where none is. */
function otherwise({ pairs }: Fault, written: Palette): Fault | undefined {
  const role = pairs.flatMap(getRoles).find((one) => written[one] !== undefined)
  if (role === undefined) return undefined
  return { role, pairs: pairs.filter((pair) => getRoles(pair).includes(role)), enough: undefined }
}

const shortfallsOf = (
  { role, pairs }: Fault,
  palette: Palette,
  lineIn: (role: Role) => number | undefined,
): Shortfall[] =>
  pairs.map((pair) => {
    const other = getRoles(pair).find((one) => one !== role) ?? role
    return {
      contrast: measureContrast(pair, palette),
      other,
      line: lineIn(other) === lineIn(role) ? undefined : lineIn(other),
      isMixed: typeof pair.text !== 'string',
      use: pair.use,
      needed: NEEDED[pair.use].best,
    }
  })

/** The colours of a scheme that can be read and of which nothing has been said. */
function paletteAt(root: MapTree, scheme: string, isDoubtful: (path: Path) => boolean): Palette {
  const theme = getChild(root, 'theme')
  const colours = theme && getChild(theme, scheme)
  const palette: Partial<Record<Role, string>> = {}
  if (colours?.kind !== 'map') return palette
  for (const [name, { value }] of colours.entries) {
    const isColour = value.kind === 'scalar' && HEX.test(String(value.value))
    // A key that is no role is never asked for.
    if (isColour && !isDoubtful(['theme', scheme, name]))
      palette[name as Role] = String(value.value)
  }
  return palette
}
