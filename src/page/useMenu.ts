import { type RefObject, useEffect, useRef } from 'react'

const TYPES = ['keydown', 'pointerdown', 'focusin', 'click', 'popstate', 'resize']

/**
 * Makes a `<details>` work like a menu. It closes on Escape (focus goes back to its summary), on a press
 * outside, when focus leaves it, once a link inside was followed, when the visitor goes back or on, and
 * when it no longer shows in a window that has changed its size.
 * @returns what to give to the element as its ref
 */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const close = (event: Event & { readonly key?: string }) => {
      const details = menu.current
      if (!details?.open || staysOpen(details, event)) return
      details.open = false
      if (event.key) details.querySelector('summary')?.focus()
    }
    for (const type of TYPES) addEventListener(type, close, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return menu
}

function staysOpen(menu: HTMLElement, { type, target, key }: Event & { readonly key?: string }) {
  if (key) return key !== 'Escape'
  if (type === 'resize') return menu.offsetWidth > 0
  if (!(target instanceof Element && menu.contains(target))) return false
  return type !== 'click' || !target.closest('a')
}
