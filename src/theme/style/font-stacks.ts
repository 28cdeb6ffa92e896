/** The families that text is set in, by their role. */
import type { Theme } from '../../content/model.ts'

export type FontRole = keyof Theme['fonts']
export type RoleFont = NonNullable<Theme['fonts'][FontRole]>

export const FONT_ROLES = ['display', 'text', 'mono'] as const satisfies readonly FontRole[]

/**
 * Fonts that most visitors have already, by the kind that they can stand in for. Each is scaled to the
 * font that is awaited, so it has a family of its own.
 */
export const FALLBACK_FONTS = {
  'sans-serif': ['Arial', 'Roboto'],
  serif: ['Times'],
  monospace: ['Menlo', 'Consolas', 'Courier'],
} as const satisfies Readonly<Record<RoleFont['fallback'], readonly string[]>>

export type FallbackFont = (typeof FALLBACK_FONTS)[RoleFont['fallback']][number]

/** The family of a role: the same file can serve several roles in different cuts. */
export const getFontFamily = (role: FontRole, font: RoleFont): string => `${font.family} ${role}`

/** The family of a font that stands in for that of a role. */
export const getFallbackFamily = (role: FontRole, fallback: FallbackFont): string =>
  `${fallback} ${role}`

/** The CSS variable that holds the families of a role. */
export const getFontVariable = (role: FontRole): `--font-${FontRole}` => `--font-${role}`

/** What a role is set in that has no font of its own: what the system uses for itself. */
const SYSTEM: Readonly<Record<FontRole, string>> = {
  display: 'system-ui,sans-serif',
  text: 'system-ui,sans-serif',
  mono: 'ui-monospace,monospace',
}

/** All families of a role as the value of `font-family`, the best first. */
export const formatFontStack = (role: FontRole, font: RoleFont | undefined): string =>
  font ? `"${getFontFamily(role, font)}",${formatFallbackStack(role, font)}` : SYSTEM[role]

/** The families of a role that visitors have already. */
export const formatFallbackStack = (role: FontRole, font: RoleFont): string =>
  [
    ...FALLBACK_FONTS[font.fallback].map((name) => `"${getFallbackFamily(role, name)}"`),
    font.fallback,
  ].join()
