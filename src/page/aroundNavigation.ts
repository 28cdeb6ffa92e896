import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import type { PageSource } from './source.ts'

/**
 * Lets a page that is loaded already take the place of another one in a view transition (CSS View
 * Transitions 1), where the browser knows them and the visitor likes motion. Nobody waits for one.
 */
export const aroundNavigation =
  ({ find, peek }: PageSource): AroundNavHandler =>
  (navigate, to, options) => {
    const path = find(to.split('#', 1)[0] ?? to)
    const isReady = path !== undefined && peek(path) !== undefined
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isReady || isCalm || !('startViewTransition' in document)) return navigate(to, options)
    document.startViewTransition(() => flushSync(() => navigate(to, options)))
  }
