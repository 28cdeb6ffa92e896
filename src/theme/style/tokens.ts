import type { Theme } from '../../content/model.ts'
import { FONT_ROLES, fontStack, fontVariable } from './font-stacks.ts'
import { colourVariable } from './roles.ts'
import { fluidSize } from './scale.ts'

/** Steps of the type scale: below and above running text, which is 0. */
const STEPS = [-1, 0, 1, 2, 3, 4, 5, 6] as const

/** Distances that exist, as multiples of the space unit. */
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32] as const

type Declaration = readonly [name: string, value: string]

const colours = (palette: Theme['light']): Declaration[] =>
  Object.entries(palette).map(([role, value]) => [colourVariable(role), value])

const fonts = (theme: Theme['fonts']): Declaration[] =>
  FONT_ROLES.map((role) => [fontVariable(role), fontStack(role, theme[role])])

const block = (selector: string, declarations: readonly Declaration[]): string =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`

/**
 * The theme as CSS variables on the root element, with the dark colours for visitors who prefer them.
 * @param theme the look in numbers
 * @returns a style sheet without line breaks
 */
export function tokensCss(theme: Theme): string {
  const root = block(':root', [
    ['color-scheme', 'light dark'],
    ...colours(theme.light),
    ...fonts(theme.fonts),
    ...STEPS.map((step): Declaration => [`--step-${step}`, fluidSize(theme.scale, step)]),
    ...SPACES.map((times): Declaration => [`--space-${times}`, `${times * theme.spacePx}px`]),
    ['--radius', `${theme.radiusPx}px`],
    ['--page-width', `${theme.pageWidthPx}px`],
  ])
  return `${root}@media (prefers-color-scheme:dark){${block(':root', colours(theme.dark))}}`
}
