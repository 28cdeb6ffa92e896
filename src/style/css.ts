/** The door to emotion: views, ui and page take `css` from here. */
export { CacheProvider as StyleProvider, css, type SerializedStyles } from '@emotion/react'

/** Windows at least as wide as `behaviour.mobileBelowPx`; the style cache fills the number in. */
export const wide = '@media (--wide)'

/** Windows narrower than `behaviour.mobileBelowPx`. */
export const narrow = '@media (--narrow)'

/** Visitors who ask for less motion. */
export const calm = '@media (prefers-reduced-motion: reduce)'
