import { type PointerEvent, type RefObject, useRef } from 'react'

/**
 * Opens a popover on hover (WCAG 1.4.13). The pointer has to move: browsers also fire `pointerenter` when an element
 * moves under a resting pointer, for example after a view transition.
 * @returns `container`: handlers for the container of button and popover; `click`: for the button, whose first click
 *   must not close what hovering has just opened
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
    container: {
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
