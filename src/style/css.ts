/** The door to emotion: views, ui and page take `css` from here. */
import { type SerializedStyles, css as serialize } from '@emotion/react'

export { CacheProvider as StyleProvider, keyframes, type SerializedStyles } from '@emotion/react'

/**
 * Emotion's `css`, which puts its text together and names it when it is first used: modules are loaded
 * with the styles of all views, and a page shows some of them.
 */
export function css(...parts: Parameters<typeof serialize>): SerializedStyles {
  let known: SerializedStyles | undefined
  const styles = () => {
    if (known) return known
    // Emotion puts one style together at a time: parts that are styles themselves come before the whole.
    for (const part of parts) nameOf(part)
    known = serialize(...parts)
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

const nameOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'name' in part ? part.name : undefined

/** Windows at least as wide as `behaviour.mobileBelowPx`; the style cache fills the number in. */
export const wide = '@media (--wide)'

/** Windows narrower than `behaviour.mobileBelowPx`. */
export const narrow = '@media (--narrow)'

/** Windows with room for many columns of text, whatever the menu does. */
export const roomy = '@media (min-width: 64rem)'
