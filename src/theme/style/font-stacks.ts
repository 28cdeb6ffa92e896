import type { Theme } from '../../content/model.ts'

export type FontRole = keyof Theme['fonts']
export type RoleFont = NonNullable<Theme['fonts'][FontRole]>

export const FONT_ROLES = ['display', 'text', 'mono'] as const satisfies readonly FontRole[]

/** Local fallback fonts by generic family. Each has a family of its own, because it is scaled to the font it replaces. */
export const FALLBACK_FONTS = {
  'sans-serif': ['Arial', 'Roboto'],
  serif: ['Times'],
  monospace: ['Menlo', 'Consolas', 'Courier'],
} as const satisfies Readonly<Record<RoleFont['fallback'], readonly string[]>>

export type FallbackFont = (typeof FALLBACK_FONTS)[RoleFont['fallback']][number]

/** Includes the role: one file can serve several roles with different settings. */
export const getFontFamily = (role: FontRole, font: RoleFont): string => `${font.family} ${role}`

export const getFallbackFamily = (role: FontRole, fallback: FallbackFont): string =>
  `${fallback} ${role}`

export const getFontVariable = (role: FontRole): `--font-${FontRole}` => `--font-${role}`

const SYSTEM: Readonly<Record<FontRole, string>> = {
  display: 'system-ui,sans-serif',
  text: 'system-ui,sans-serif',
  mono: 'ui-monospace,monospace',
}

export const formatFontStack = (role: FontRole, font: RoleFont | undefined): string =>
  font ? `"${getFontFamily(role, font)}",${formatFallbackStack(role, font)}` : SYSTEM[role]

export const formatFallbackStack = (role: FontRole, font: RoleFont): string =>
  [
    ...FALLBACK_FONTS[font.fallback].map((name) => `"${getFallbackFamily(role, name)}"`),
    font.fallback,
  ].join()
