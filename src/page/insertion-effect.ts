/**
 * Stands in for `@emotion/use-insertion-effect-with-fallbacks`: the hook under emotion's names for it. Its fallbacks are
 * for versions of React that have none.
 */
export {
  useInsertionEffect as useInsertionEffectAlwaysWithSyncFallback,
  useInsertionEffect as useInsertionEffectWithLayoutFallback,
} from 'react'
