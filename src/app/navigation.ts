import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import type { Site } from '../theme/ui/SiteContext.tsx'
import { leaveHistory } from './history.ts'
import type { PageSource } from './source.ts'

/**
 * Goes to other pages. One that is loaded already takes the place of another in a view transition (CSS View
 * Transitions 1), where the browser knows them and the visitor likes motion. Nobody waits for one.
 */
export const navigation =
  ({ find, peek }: PageSource): Site['go'] =>
  (to, { replace, panel }) => {
    const path = find(to.split(/[?#]/, 1)[0] ?? to)
    const isReady = path !== undefined && peek(path) !== undefined
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const go = () => {
      leaveHistory()
      navigate(to, { replace, state: panel && { panel } })
    }
    if (!isReady || isCalm || !('startViewTransition' in document)) return go()
    // The next one, another window size or a page in the background skip it: the page is there all the same.
    document.startViewTransition(() => flushSync(go)).ready.catch(() => undefined)
  }
