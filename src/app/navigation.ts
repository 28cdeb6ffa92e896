import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import type { SiteContextValue } from '../theme/ui/SiteContext.tsx'
import { endTraversal } from './history.ts'
import type { PageSource } from './page-source.ts'

/**
 * Goes to other pages. One that is loaded already takes the place of another in a view transition (CSS View
 * Transitions 1), where the browser knows them and the visitor likes motion. Nobody waits for one.
 */
export const createNavigate =
  ({ canonicalPath, peek }: PageSource): SiteContextValue['navigate'] =>
  (to, { replace, panel }) => {
    const path = canonicalPath(to.split(/[?#]/, 1)[0] ?? to)
    const isLoaded = path !== undefined && peek(path) !== undefined
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const go = () => {
      endTraversal()
      navigate(to, { replace, state: panel && { panel } })
    }
    if (!isLoaded || prefersReducedMotion || !('startViewTransition' in document)) return go()
    // The next one, another window size or a page in the background skip it: the page is there all the same.
    document.startViewTransition(() => flushSync(go)).ready.catch(() => undefined)
  }
