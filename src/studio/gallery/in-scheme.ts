import type { Theme } from '../../content/model.ts'
import type { Scheme } from './messages.ts'

/**
 * The style sheet of the site as visitors get it who prefer a scheme, whatever the one who looks at it
 * prefers. Pictures follow: they take the scheme of the page that they are in. There is no bar to keep clear of.
 * @param css makes the style sheet of a theme
 */
export const inScheme = (css: (theme: Theme) => string, theme: Theme, scheme: Scheme): string =>
  `${css({ ...theme, light: theme[scheme], dark: theme[scheme] })}:root{color-scheme:${scheme};scroll-padding-top:0}`
