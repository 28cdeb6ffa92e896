import { type RefObject, useEffect } from 'react'

/** Makes the page inert while a popover is open, and cycles Tab between its button and its end (WCAG 2.4.3). */
export function useFocusTrap(
  popover: RefObject<HTMLElement | null>,
  open: boolean | undefined,
): void {
  useEffect(() => {
    const container = popover.current?.parentElement
    if (!open || !container) return
    const behind = document.querySelectorAll<HTMLElement>('main, main + footer')
    const keep = (event: KeyboardEvent) => cycleFocus(container, event)
    for (const part of behind) part.inert = true
    container.addEventListener('keydown', keep)
    return () => {
      for (const part of behind) part.inert = false
      container.removeEventListener('keydown', keep)
    }
  }, [popover, open])
}

function cycleFocus(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...container.querySelectorAll<HTMLElement>('a, button, summary')]
  const reachable = stops.filter((stop) => stop.checkVisibility())
  if (event.shiftKey) reachable.reverse()
  if (event.target !== reachable.at(-1)) return
  event.preventDefault()
  reachable[0]?.focus()
}
