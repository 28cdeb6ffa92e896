/** All styles of the theme use `css` from this module. */
import {
  type Keyframes,
  type SerializedStyles,
  css as serialize,
  __unsafe_useEmotionCache as useStyleCache,
} from '@emotion/react'
import { useInsertionEffect } from 'react'

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

/** The server runs no effects. */
const useInsertion =
  typeof document === 'undefined' ? (insert: () => void) => insert() : useInsertionEffect

/** A class for many elements: the property `css` renders two more components for each. @param styles without keyframes */
export function useClassName(styles: SerializedStyles): string {
  const cache = useStyleCache()
  if (!cache) throw new Error('This component needs a StyleProvider.')
  const className = `${cache.key}-${styles.name}`
  useInsertion(() => {
    cache.insert(`.${className}`, styles, cache.sheet, true)
  })
  return className
}

/** Windows from `behaviour.mobileBelowPx`; the style cache inserts the number. */
export const wide = '@media (--wide)'

export const narrow = '@media (--narrow)'

export const extraWide = '@media (min-width: 64rem)'
