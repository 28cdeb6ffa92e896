import type { EmotionCache } from '@emotion/cache'

/**
 * Stands in for `@emotion/cache` in the browser: emotion makes a cache of its own as it loads, in case
 * nobody gives it one. Everything here stands inside a `StyleProvider` with `createStyleCache`, so that
 * one is never used, and the CSS parser that it brings along need not be shipped.
 */
export default function noDefaultCache(): EmotionCache | null {
  return null
}
