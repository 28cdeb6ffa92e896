import type { Theme } from '../../content/model.ts'
import { type AxisValues, type Font, mergeFonts } from '../../site-folder/font.ts'
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

export interface LoadedFont {
  readonly font: Font
  readonly address: string
}

/** @param loadedFonts by `src` in the theme */
export function createFontFaceCss(
  fonts: Theme['fonts'],
  loadedFonts: ReadonlyMap<string, LoadedFont>,
): string {
  return FONT_ROLES.flatMap((role) => {
    const roleFont = fonts[role]
    if (!roleFont) return []
    const files = roleFont.src.flatMap((src) => loadedFonts.get(src) ?? [])
    const font = mergeFonts(files.map((file) => file.font))
    if (!font) return []
    return [...createFontRules(role, roleFont, files), ...createFallbackRules(role, roleFont, font)]
  }).join('')
}

/**
 * One rule for each file of a role, for the characters that no earlier file has. Weight and width are those of the
 * role, so styles with other values get the nearest face (CSS Fonts 4, section 5.2).
 */
function createFontRules(role: FontRole, font: RoleFont, files: readonly LoadedFont[]): string[] {
  const earlier = new Set<number>()
  return files.flatMap(({ font: { characters }, address }) => {
    const points = [...characters].filter((point) => !earlier.has(point))
    for (const point of points) earlier.add(point)
    return points.length > 0 ? [createFontRule(role, font, address, new Set(points))] : []
  })
}

const createFontRule = (
  role: FontRole,
  font: RoleFont,
  address: string,
  characters: ReadonlySet<number>,
): string =>
  rule(getFontFamily(role, font), [
    `src:url(${address}) format("woff2")`,
    `font-weight:${range(font.weight, font.boldWeight)}`,
    `font-stretch:${font.width ?? NORMAL_WIDTH}%`,
    'font-display:swap',
    `unicode-range:${formatUnicodeRange(characters)}`,
  ])

function createFallbackRules(role: FontRole, own: RoleFont, font: Font): string[] {
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

/** From this weight on, the bold face of a fallback font is nearer than the regular one. */
const BOLD = 600

const rule = (family: string, descriptors: readonly string[]): string =>
  `@font-face{font-family:"${family}";${descriptors.join(';')}}`

const range = (from: number, to: number | undefined): string =>
  to === undefined || to === from ? `${from}` : `${Math.min(from, to)} ${Math.max(from, to)}`

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

function formatUnicodeRange(characters: ReadonlySet<number>): string {
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
