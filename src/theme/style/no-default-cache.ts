import type { EmotionCache } from '@emotion/cache'

/**
 * Replaces `@emotion/cache` in the browser. Emotion creates a default cache on import; the application always
 * provides its
 * own, so that the CSS parser of the default need not be shipped.
 */
export default function noDefaultCache(): EmotionCache | null {
  return null
}
