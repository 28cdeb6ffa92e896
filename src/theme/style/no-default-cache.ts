import type { EmotionCache } from '@emotion/cache'

/** `@emotion/cache` would create a default cache with a CSS parser on import. The application provides its own. */
export default function noDefaultCache(): EmotionCache | null {
  return null
}
