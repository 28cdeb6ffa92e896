import { useEffect, useRef } from 'react'
import type { Shell } from '../content/model.ts'
import { finishTraversal, restoresScroll } from './history.ts'
import { store } from './store.ts'

interface Head {
  readonly title: string
  readonly documentTitle?: string
  readonly description: string
  /** Undefined for an unknown address. */
  readonly canonical: string | undefined
}

type Behaviour = Shell['behaviour']

/** Updates the head, scrolls, and moves focus to the main heading (WCAG 2.4.3), as a browser does for a document. */
export function useRouteChange(
  { title, documentTitle = title, description, canonical }: Head,
  { behaviour, language, languages }: Shell,
): void {
  const isHandled = useRef(false)
  useEffect(() => {
    document.title = documentTitle
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    setCanonical(canonical)
  }, [documentTitle, description, canonical])
  useEffect(() => {
    const own = languages?.find(({ code }) => code === language)
    if (own) Object.assign(document.documentElement, { lang: own.code, dir: own.direction })
  }, [language, languages])
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const { isFirstPage } = store
    store.isFirstPage = false
    // Wait a frame: an open menu closes first and releases the focus, and the browser restores the scroll position.
    if (!isFirstPage) requestAnimationFrame(() => moveFocusAndScroll(behaviour))
  }, [behaviour])
}

function moveFocusAndScroll(behaviour: Behaviour): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  finishTraversal()
  if (restoresScroll(behaviour)) return
  const target = document.getElementById(location.hash.slice(1))
  // `auto` follows `scroll-behavior`, which is smooth unless the visitor prefers reduced motion.
  const behavior = behaviour.routeChangeScroll === 'instant' ? 'instant' : 'auto'
  if (target) target.scrollIntoView({ behavior })
  else window.scrollTo({ top: 0, behavior })
}

function setCanonical(href: string | undefined): void {
  document.querySelector('link[rel="canonical"]')?.remove()
  if (href === undefined) return
  // The not-found document has `noindex`; the page that replaces it must not.
  document.querySelector('meta[name="robots"]')?.remove()
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }))
}
