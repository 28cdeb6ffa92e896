import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import type { Site } from '../ui/SiteContext.tsx'
import type { PageSource } from './source.ts'

/**
 * Goes to other pages. One that is loaded already takes the place of another in a view transition (CSS View
 * Transitions 1), where the browser knows them and the visitor likes motion. Nobody waits for one.
 */
export const navigation =
  ({ find, peek }: PageSource): Site['go'] =>
  (to, replace) => {
    const path = find(to.split(/[?#]/, 1)[0] ?? to)
    const isReady = path !== undefined && peek(path) !== undefined
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const go = () => navigate(to, { replace })
    if (!isReady || isCalm || !('startViewTransition' in document)) return go()
    document.startViewTransition(() => flushSync(go))
  }
