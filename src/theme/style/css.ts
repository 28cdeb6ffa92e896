/** The door to emotion: views, ui and page take `css` from here. */
import { type Keyframes, type SerializedStyles, css as serialize } from '@emotion/react'

export { CacheProvider as StyleProvider, keyframes, type SerializedStyles } from '@emotion/react'

/** What can be filled in. Styles are CSS, not objects. */
type Part = string | number | false | undefined | SerializedStyles | Keyframes

/**
 * Emotion's `css`, which puts its text together and names it when it is first used: modules are loaded
 * with the styles of all views, and a page shows some of them.
 */
export function css(text: TemplateStringsArray, ...values: readonly Part[]): SerializedStyles {
  let known: SerializedStyles | undefined
  const styles = () => {
    if (known) return known
    // Emotion puts one style together at a time: parts that are styles themselves come before the whole.
    for (const value of values) nameOf(value)
    known = serialize(text, ...values)
    return known
  }
  return {
    get name() {
      return styles().name
    },
    get styles() {
      return styles().styles
    },
    get next() {
      // Emotion, too, sets it to undefined where there is none.
      return styles().next as SerializedStyles
    },
  }
}

const nameOf = (value: Part): string | undefined =>
  typeof value === 'object' ? value.name : undefined

/** Windows at least as wide as `behaviour.mobileBelowPx`; the style cache fills the number in. */
export const wide = '@media (--wide)'

/** Windows narrower than `behaviour.mobileBelowPx`. */
export const narrow = '@media (--narrow)'

/** Windows with room for many columns of text, whatever the menu does. */
export const extraWide = '@media (min-width: 64rem)'
