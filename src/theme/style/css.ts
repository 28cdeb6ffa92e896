/** All styles of the theme use `css` from this module. */
import { type Keyframes, type SerializedStyles, css as serialize } from '@emotion/react'

export { CacheProvider as StyleProvider, keyframes, type SerializedStyles } from '@emotion/react'

type Part = string | number | false | undefined | SerializedStyles | Keyframes

/** Like emotion's `css`, but serialized on first use: all views are loaded, and a page uses some of them. */
export function css(text: TemplateStringsArray, ...values: readonly Part[]): SerializedStyles {
  let serialized: SerializedStyles | undefined
  const getStyles = () => {
    if (serialized) return serialized
    // Emotion cannot serialize two styles at once: serialize nested styles first.
    for (const value of values) getName(value)
    serialized = serialize(text, ...values)
    return serialized
  }
  return {
    get name() {
      return getStyles().name
    },
    get styles() {
      return getStyles().styles
    },
    get next() {
      // Emotion also sets undefined here.
      return getStyles().next as SerializedStyles
    },
  }
}

const getName = (value: Part): string | undefined =>
  typeof value === 'object' ? value.name : undefined

/** Windows from `behaviour.mobileBelowPx`; the style cache inserts the number. */
export const wide = '@media (--wide)'

export const narrow = '@media (--narrow)'

export const extraWide = '@media (min-width: 64rem)'
