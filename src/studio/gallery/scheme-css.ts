import type { Theme } from '../../content/model.ts'
import type { Scheme } from './messages.ts'

/** Ignores the user's color scheme. @param css creates the style sheet of a theme */
export const createSchemeCss = (
  css: (theme: Theme) => string,
  theme: Theme,
  scheme: Scheme,
): string =>
  `${css({ ...theme, light: theme[scheme], dark: theme[scheme] })}:root{color-scheme:${scheme};scroll-padding-top:0}`
