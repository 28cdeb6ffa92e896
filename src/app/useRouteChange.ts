import { useEffect, useRef } from 'react'
import type { Shell } from '../content/model.ts'
import { finishTraversal as arrivedInHistory, restoresScroll } from './history.ts'

/** What the document's head says of a page. */
interface Head {
  readonly title: string
  readonly description: string
  /** Undefined for an unknown address, which has none. */
  readonly canonical: string | undefined
}

/** Pages that have been arrived at since the document was loaded: the first one came with it. */
let routeChanges = 0

type Behaviour = Shell['behaviour']

/**
 * What a browser does when it loads a document, for a page that replaces another in place:
 * head, scroll position, and focus on the main heading (WCAG 2.4.3), from where reading goes on.
 */
export function useRouteChange(
  { title, description, canonical }: Head,
  behaviour: Behaviour,
): void {
  const arrived = useRef(false)
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    setCanonical(canonical)
  }, [title, description, canonical])
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    routeChanges += 1
    // By the next frame, a menu that was open has closed and lets the page have the focus, and a browser
    // that goes back or forward has scrolled to where the page was left.
    if (routeChanges > 1) requestAnimationFrame(() => moveFocusAndScroll(behaviour))
  }, [behaviour])
}

function moveFocusAndScroll(behaviour: Behaviour): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  arrivedInHistory()
  if (restoresScroll(behaviour)) return
  const target = document.getElementById(location.hash.slice(1))
  // `auto` leaves it to the style sheet, which scrolls smoothly only for visitors who like motion.
  const behavior = behaviour.routeChangeScroll === 'instant' ? 'instant' : 'auto'
  if (target) target.scrollIntoView({ behavior })
  else window.scrollTo({ top: 0, behavior })
}

function setCanonical(href: string | undefined): void {
  document.querySelector('link[rel="canonical"]')?.remove()
  if (href === undefined) return
  // The not-found document asks not to be indexed; a page that follows it in place does not.
  document.querySelector('meta[name="robots"]')?.remove()
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }))
}
