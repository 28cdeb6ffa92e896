import { type RefObject, useEffect } from 'react'

/**
 * While a popover is open, the page behind it is out of reach, and Tab goes round between its button
 * and its end (WCAG 2.4.3). It is left with Escape, its button, or one of its links.
 */
export function useFocusTrap(
  popover: RefObject<HTMLElement | null>,
  open: boolean | undefined,
): void {
  useEffect(() => {
    const place = popover.current?.parentElement
    if (!open || !place) return
    const behind = document.querySelectorAll<HTMLElement>('main, main + footer')
    const keep = (event: KeyboardEvent) => cycleFocus(place, event)
    for (const part of behind) part.inert = true
    place.addEventListener('keydown', keep)
    return () => {
      for (const part of behind) part.inert = false
      place.removeEventListener('keydown', keep)
    }
  }, [popover, open])
}

function cycleFocus(place: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...place.querySelectorAll<HTMLElement>('a, button, summary')]
  const reachable = stops.filter((stop) => stop.checkVisibility())
  if (event.shiftKey) reachable.reverse()
  if (event.target !== reachable.at(-1)) return
  event.preventDefault()
  reachable[0]?.focus()
}
