/** The `@font-face` rules of a theme. */
import type { Theme } from '../../content/model.ts'
import type { AxisValues, Font } from '../../site-folder/font.ts'
import {
  FALLBACK_FONTS,
  FONT_ROLES,
  type FontRole,
  getFallbackFamily,
  getFontFamily,
  type RoleFont,
} from '../../theme/style/font-stacks.ts'
import { fallbackMetrics } from './fallback-metrics.ts'
import { computeOverrides } from './overrides.ts'

const NORMAL_WIDTH = 100

/** A font of the theme: what it is, and the address from which pages load it. */
export interface LoadedFont {
  readonly font: Font
  readonly address: string
}

/**
 * All rules for a theme, without line breaks.
 * @param loadedFonts by their addresses in the site file
 */
export function createFontFaceCss(
  fonts: Theme['fonts'],
  loadedFonts: ReadonlyMap<string, LoadedFont>,
): string {
  return FONT_ROLES.flatMap((role) => {
    const font = fonts[role]
    const loaded = font && loadedFonts.get(font.src)
    return loaded ? [ownRule(role, font, loaded), ...fallbackRules(role, font, loaded.font)] : []
  }).join('')
}

/**
 * Weight and width of the rule are those of the role: what asks for others gets the nearest, so no
 * style has to name the width of its role (CSS Fonts 4, section 5.2).
 */
const ownRule = (role: FontRole, font: RoleFont, loaded: LoadedFont): string =>
  rule(getFontFamily(role, font), [
    `src:url(${loaded.address}) format("woff2")`,
    `font-weight:${range(font.weight, font.boldWeight)}`,
    `font-stretch:${font.width ?? NORMAL_WIDTH}%`,
    'font-display:swap',
    `unicode-range:${unicodeRange(loaded.font.characters)}`,
  ])

function fallbackRules(role: FontRole, own: RoleFont, font: Font): string[] {
  const weights = [...new Set([own.weight, own.boldWeight ?? own.weight])]
  return FALLBACK_FONTS[own.fallback].flatMap((fallback) =>
    weights.map((weight) => {
      const cut = fallbackMetrics[fallback][weight < BOLD ? 'regular' : 'bold']
      const axes: AxisValues = { wght: weight, wdth: own.width ?? NORMAL_WIDTH }
      const { sizeAdjust, ...lines } = computeOverrides(font, axes, cut)
      return rule(getFallbackFamily(role, fallback), [
        `src:${cut.names.map((name) => `local("${name}")`).join()}`,
        ...(weights.length > 1 || weight >= BOLD ? [`font-weight:${weight}`] : []),
        `size-adjust:${percent(sizeAdjust)}`,
        `ascent-override:${percent(lines.ascentOverride)}`,
        `descent-override:${percent(lines.descentOverride)}`,
        `line-gap-override:${percent(lines.lineGapOverride)}`,
      ])
    }),
  )
}

/** From this weight on the bold cut of a font is nearer than the regular one. */
const BOLD = 600

const rule = (family: string, descriptors: readonly string[]): string =>
  `@font-face{font-family:"${family}";${descriptors.join(';')}}`

const range = (from: number, to: number | undefined): string =>
  to === undefined || to === from ? `${from}` : `${Math.min(from, to)} ${Math.max(from, to)}`

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** Code points as ranges, such as `U+20-7E,U+A0`. */
function unicodeRange(characters: ReadonlySet<number>): string {
  const points = [...characters].sort((a, b) => a - b)
  const hex = (point: number | undefined) => point?.toString(16).toUpperCase()
  const firsts = points.filter((point) => !characters.has(point - 1))
  const lasts = points.filter((point) => !characters.has(point + 1))
  return firsts
    .map((first, index) =>
      first === lasts[index] ? `U+${hex(first)}` : `U+${hex(first)}-${hex(lasts[index])}`,
    )
    .join()
}
