import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Focuses the element itself when its focused child is removed. */
export function useKeptFocus<E extends HTMLElement>() {
  const part = useRef<E>(null)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    // A closed popover returns the focus to its button in the next frame.
    requestAnimationFrame(() => {
      // Focusing a list field would capture the undo shortcut.
      if (document.activeElement === document.body) part.current?.focus()
    })
  })
  return {
    ref: part,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    // Removed elements fire no blur.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<E>) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
