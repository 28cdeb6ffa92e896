import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard in a part of the window whose content changes: what had it may be gone once something is written.
 * Then the part itself has it.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const part = useRef<E>(null)
  const isInside = useRef(false)
  // After whatever was shown anew.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    // In a field of a list, the usual keys would take back what is sought.
    part.current?.focus()
  })
  return {
    ref: part,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    // What is taken out of the page says nothing; who goes elsewhere does.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<E>) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
