import { type RefObject, useEffect } from 'react'

/** Sets `--bar-height`, which scroll offsets and panels depend on, while the bar has more than one row. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = bar.current
    if (!header) return
    const observer = new ResizeObserver(() => {
      const { height } = header.getBoundingClientRect()
      const isOneRow = height <= Number.parseFloat(getComputedStyle(header).minHeight)
      // An unchanged value avoids recalculating styles.
      document.documentElement.style.setProperty('--bar-height', isOneRow ? '' : `${height}px`)
    })
    observer.observe(header)
    return () => observer.disconnect()
  }, [bar])
}
