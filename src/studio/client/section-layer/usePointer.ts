import { type RefObject, useEffect, useState } from 'react'
import type { FramePage } from '../frame-page.ts'
import { FIELD_ATTRIBUTE } from '../in-place-field.ts'
import { isSame } from '../unsaved.ts'
import { getLayerHost } from './layer-host.ts'
import type { Layout } from './useLayout.ts'

/** Distance of the pointer at which a button between sections appears (px on the screen). */
const NEAR_PX = 48

interface Pointed {
  /** Index of the section under the pointer. */
  readonly section: number | undefined
  /** Distances from the top of the page of the edges near the pointer. */
  readonly edges: readonly number[]
}

const NOTHING: Pointed = { section: undefined, edges: [] }

interface Places {
  readonly layout: Layout
  readonly elements: RefObject<readonly (Element | undefined)[]>
}

/** What the pointer is at, also for fingers. */
export function usePointer({ document: page }: FramePage, { layout, elements }: Places): Pointed {
  const [pointed, setPointed] = useState(NOTHING)
  useEffect(() => {
    const { element: host } = getLayerHost(page)
    const show = (next: Pointed) => setPointed((before) => (isSame(before, next) ? before : next))
    const follow = ({ clientY, target }: PointerEvent) => {
      const y = clientY - host.getBoundingClientRect().y
      const edges = layout.boxes
        .flatMap(({ top, height }) => [top, top + height])
        .filter((edge) => Math.abs(edge - y) < NEAR_PX * layout.zoom)
      // Elements of the frame belong to another realm, so `instanceof` fails.
      const element = target as Element
      if (element.closest(`[${FIELD_ATTRIBUTE}]`))
        return setPointed(({ section }) => ({ section, edges }))
      const section = elements.current.findIndex((one) => one?.contains(element))
      show({ section: section === -1 ? undefined : section, edges })
    }
    const leave = () => show(NOTHING)
    const view = page.defaultView
    // Before the page stops the event.
    const capture = { capture: true }
    view?.addEventListener('pointermove', follow, capture)
    view?.addEventListener('pointerdown', follow, capture)
    page.documentElement.addEventListener('pointerleave', leave)
    return () => {
      view?.removeEventListener('pointermove', follow, capture)
      view?.removeEventListener('pointerdown', follow, capture)
      page.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [page, layout, elements])
  return pointed
}
