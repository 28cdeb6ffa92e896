import { useCallback, useRef } from 'react'
import { useStudio } from '../context.ts'
import type { FramePage } from '../frame-page.ts'

interface Anchor {
  readonly key: string
  /** In the viewport. */
  readonly top: number
  readonly until: number
}

/** The page arrives later than the state. */
const WAIT_MS = 3000

/** Keeps a section that moves at its place on the screen, below the pointer. */
export function useScrollAnchor({ document }: FramePage) {
  const { model, actions } = useStudio()
  const anchor = useRef<Anchor>(undefined)
  const { sections = [] } = model.state ?? {}
  const index = anchor.current
    ? sections.findIndex(({ at }) => actions.getKey(at) === anchor.current?.key)
    : -1
  const current = useRef(index)
  current.current = index
  const onMeasure = useCallback(
    (elements: readonly (Element | undefined)[]) => {
      const kept = anchor.current
      const element = elements[current.current]
      if (!kept || !element) return
      const distance = element.getBoundingClientRect().top - kept.top
      if (performance.now() > kept.until) anchor.current = undefined
      else if (Math.abs(distance) > 1) {
        document.defaultView?.scrollBy({ top: distance, behavior: 'instant' })
        anchor.current = undefined
      }
    },
    [document],
  )
  const keep = (key: string | undefined, element: Element | undefined) => {
    if (key === undefined || !element) return
    const { top } = element.getBoundingClientRect()
    anchor.current = { key, top, until: performance.now() + WAIT_MS }
  }
  return { onMeasure, keep }
}
