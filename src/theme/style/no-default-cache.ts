import type { EmotionCache } from '@emotion/cache'

/**
 * Replaces `@emotion/cache` in the browser, which would create a default cache with a CSS parser on import. The
 * application always provides its own.
 */
export default function noDefaultCache(): EmotionCache | null {
  return null
}
