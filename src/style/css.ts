/** The door to emotion: views, ui and page take `css` from here. */
export {
  CacheProvider as StyleProvider,
  css,
  keyframes,
  type SerializedStyles,
} from '@emotion/react'

/** Windows at least as wide as `behaviour.mobileBelowPx`; the style cache fills the number in. */
export const wide = '@media (--wide)'

/** Windows narrower than `behaviour.mobileBelowPx`. */
export const narrow = '@media (--narrow)'

/** Windows with room for many columns of text, whatever the menu does. */
export const roomy = '@media (min-width: 64rem)'
