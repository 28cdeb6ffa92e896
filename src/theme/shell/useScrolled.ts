import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/**
 * Whether the page is scrolled further than so many px; not scrolled where there is no window.
 * @param afterPx the distance from the top
 */
export const useScrolled = (afterPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > afterPx,
    () => false,
  )
