import type { Theme } from '../../content/model.ts'
import { getColorVariable } from './color-variable.ts'
import { FONT_ROLES, formatFontStack, getFontVariable } from './font-stacks.ts'
import { createLookDeclarations, type Declaration } from './look.ts'
import { formatFluidSize } from './scale.ts'

const STEPS = [-1, 0, 1, 2, 3, 4, 5, 6] as const

/** Multiples of the space unit. */
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32] as const

const colors = (palette: Theme['light']): Declaration[] =>
  Object.entries(palette).map(([role, value]) => [getColorVariable(role), value])

const fonts = (theme: Theme['fonts']): Declaration[] =>
  FONT_ROLES.map((role) => [getFontVariable(role), formatFontStack(role, theme[role])])

const block = (selector: string, declarations: readonly Declaration[]): string =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`

export function createTokensCss(theme: Theme): string {
  const root = block(':root', [
    ['color-scheme', 'light dark'],
    ...colors(theme.light),
    ...fonts(theme.fonts),
    ...STEPS.map((step): Declaration => [`--step-${step}`, formatFluidSize(theme.scale, step)]),
    ...SPACES.map((times): Declaration => [`--space-${times}`, `${times * theme.spacePx}px`]),
    ['--radius', `${theme.radiusPx}px`],
    ['--page-width', `${theme.pageWidthPx}px`],
    ...createLookDeclarations(theme),
  ])
  return `${root}@media (prefers-color-scheme:dark){${block(':root', colors(theme.dark))}}`
}
