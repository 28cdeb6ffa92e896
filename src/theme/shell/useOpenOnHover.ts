import { type PointerEvent, type RefObject, useRef } from 'react'

/**
 * Opens a popover while a pointer that can hover is over it or its button (WCAG 1.4.13). A pointer that
 * rests opens nothing, although browsers say that it enters what comes to lie under it, as the bar does
 * after a view transition.
 * @param closeDelayMs how long it stays once the pointer has left; coming back in time keeps it open
 * @returns the handlers: `place` for what holds button and popover, `click` for the button, whose first
 *   click does not close what the pointer has just opened
 */
export function useOpenOnHover(popover: RefObject<HTMLElement | null>, closeDelayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const entered = useRef(false)
  const opened = useRef(false)
  const hovering = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    act()
  }
  const isOpen = () => popover.current?.matches(':popover-open')
  return {
    place: {
      onPointerEnter: hovering(() => {
        entered.current = true
      }),
      onPointerMove: hovering(() => {
        const isNew = entered.current
        entered.current = false
        if (!isNew || isOpen()) return
        opened.current = true
        popover.current?.togglePopover(true)
      }),
      onPointerLeave: hovering(() => {
        timer.current = setTimeout(() => popover.current?.togglePopover(false), closeDelayMs)
      }),
    },
    click: (event: { readonly preventDefault: () => void }) => {
      if (opened.current && isOpen()) event.preventDefault()
      opened.current = false
    },
  }
}
