import { type RefObject, useLayoutEffect, useState } from 'react'
import type { FramePage } from '../frame-page.ts'
import type { Layout } from './useLayout.ts'

/** Where the toolbar of a section is: in its upper corner, or not over the text that is being edited. */
type Placement = 'above' | 'below' | undefined

const GAP_PX = 4
/** See `layer-css.ts`. */
const NARROW_TOP_PX = 20

interface Options {
  readonly layout: Layout
  /** The section whose text is selected. */
  readonly section: number | undefined
}

export function usePlacement(
  page: FramePage,
  region: RefObject<HTMLElement | null>,
  { layout, section }: Options,
): Placement {
  const [placement, setPlacement] = useState<Placement>()
  useLayoutEffect(() => {
    const next = requestAnimationFrame(() => {
      const slot = region.current?.querySelector(`[data-index="${section}"]`)
      setPlacement(slot ? choosePlacement(slot, page, layout) : undefined)
    })
    return () => cancelAnimationFrame(next)
  }, [page, region, layout, section])
  return placement
}

function choosePlacement(
  slot: Element,
  { inPlace, document }: FramePage,
  { isNarrow, zoom }: Layout,
): Placement {
  const toolbar = slot.firstElementChild?.getBoundingClientRect()
  const box = slot.getBoundingClientRect()
  const fields = inPlace.getBoxes()
  if (!toolbar || fields.length === 0) return undefined
  const isFree = (top: number) =>
    !fields.some(
      ({ left, right, top: from, bottom: to }) =>
        left < toolbar.right + GAP_PX &&
        right > toolbar.left - GAP_PX &&
        from < top + toolbar.height + GAP_PX &&
        to > top - GAP_PX,
    )
  if (isFree(isNarrow ? box.top + NARROW_TOP_PX * zoom : box.top - toolbar.height / 2))
    return undefined
  const above = box.top - toolbar.height - (isNarrow ? NARROW_TOP_PX * zoom : GAP_PX)
  const isOnPage = above + (document.defaultView?.scrollY ?? 0) > 0
  return isOnPage && isFree(above) ? 'above' : 'below'
}
