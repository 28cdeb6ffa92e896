import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

export const useScrolled = (afterPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > afterPx,
    () => false,
  )
