import { type RefObject, useEffect } from 'react'

/**
 * Tells the style sheet how tall the bar is (`--bar-height`) where its entries need more than one row: what is scrolled
 * to, what hangs from the bar and what sticks below it keep clear of all of it. CSS alone cannot know that.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = bar.current
    if (!header) return
    const observer = new ResizeObserver(() => {
      const { height } = header.getBoundingClientRect()
      const isOneRow = height <= Number.parseFloat(getComputedStyle(header).minHeight)
      // Where it changes nothing, no style has to be worked out anew.
      document.documentElement.style.setProperty('--bar-height', isOneRow ? '' : `${height}px`)
    })
    observer.observe(header)
    return () => observer.disconnect()
  }, [bar])
}
