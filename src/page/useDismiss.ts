import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes an open `<details>` that works like a menu: on Escape (focus goes back to its summary), on a
 * press outside, when focus leaves it, and once a link inside was followed.
 * @param menu the element
 * @param close closes it
 */
export function useDismiss(menu: RefObject<HTMLDetailsElement | null>, close: () => void): void {
  const closeIfOpen = useEffectEvent((): boolean => {
    if (!menu.current?.open) return false
    close()
    return true
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && menu.current?.contains(target) === true

    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && closeIfOpen()) menu.current?.querySelector('summary')?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isInside(target)) closeIfOpen()
      },
      { signal },
    )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!isInside(target)) closeIfOpen()
      },
      { signal },
    )
    document.addEventListener(
      'click',
      ({ target }) => {
        if (isInside(target) && target instanceof Element && target.closest('a')) closeIfOpen()
      },
      { signal },
    )
    return () => listening.abort()
  }, [menu])
}
