import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import type { SiteContextValue } from '../theme/ui/SiteContext.tsx'
import { endTraversal } from './history.ts'
import type { PageSource } from './page-source.ts'

/** A page that is loaded replaces the current one in a view transition, unless the visitor prefers reduced motion. */
export const createNavigate =
  ({ canonicalPath, peek }: PageSource): SiteContextValue['navigate'] =>
  (to, { replace, panel }) => {
    const path = canonicalPath(to.split(/[?#]/, 1)[0] ?? to)
    const isLoaded = path !== undefined && peek(path) !== undefined
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const changeRoute = () => {
      endTraversal()
      navigate(to, { replace, state: panel && { panel } })
    }
    if (!isLoaded || prefersReducedMotion || !('startViewTransition' in document))
      return changeRoute()
    // `ready` rejects when the transition is skipped, for example in a background tab; the page changes anyway.
    document.startViewTransition(() => flushSync(changeRoute)).ready.catch(() => undefined)
  }
