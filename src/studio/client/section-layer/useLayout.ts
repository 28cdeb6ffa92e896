import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { StudioState } from '../../protocol/state.ts'
import type { FramePage } from '../frame-page.ts'
import { getScale } from '../rich-text/rich-page-field.tsx'
import { isSame } from '../unsaved.ts'
import { getLayerHost } from './layer-host.ts'
import { findSectionElements } from './section-elements.ts'

/** In px of the page, from the top of its body. */
export interface SectionBox {
  readonly index: number
  readonly top: number
  readonly height: number
}

export interface Layout {
  /** Of the sections that the page shows. */
  readonly boxes: readonly SectionBox[]
  /** Size of a px of the screen. */
  readonly zoom: number
  /** Whether there is room for the names of sections. */
  readonly hasNames: boolean
  /** Whether a toolbar would cover the buttons between the sections. */
  readonly isNarrow: boolean
  /** Height of the bar that stays at the top of the page. */
  readonly bar: string
}

const NAMES_PX = 840
const NARROW_PX = 560
const NONE: Layout = { boxes: [], zoom: 1, hasNames: false, isNarrow: false, bar: '0px' }

interface Measured {
  readonly layout: Layout
  readonly elements: RefObject<readonly (Element | undefined)[]>
  readonly measure: () => void
}

/** Where the sections are on the page. Follows the page when it changes. */
export function useLayout(
  page: FramePage,
  state: StudioState | undefined,
  onMeasure: (elements: readonly (Element | undefined)[]) => void,
): Measured {
  const [layout, setLayout] = useState(NONE)
  const elements = useRef<readonly (Element | undefined)[]>([])
  const current = useRef({ state, onMeasure })
  current.current = { state, onMeasure }
  const measure = useCallback(() => {
    const { state: shown } = current.current
    elements.current = shown ? findElements(page, shown) : []
    current.current.onMeasure(elements.current)
    const next = shown ? readLayout(page, elements.current) : NONE
    setLayout((before) => (isSame(before, next) ? before : next))
  }, [page])
  useEffect(() => {
    const { document } = page
    const view = document.defaultView
    let next = 0
    const schedule = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(schedule)
    sizes.observe(document.body)
    const changes = new MutationObserver(schedule)
    const main = document.querySelector('main')
    if (main) changes.observe(main, { childList: true, subtree: true })
    view?.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(next)
      sizes.disconnect()
      changes.disconnect()
      view?.removeEventListener('resize', schedule)
    }
  }, [page, measure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has other sections
  useEffect(measure, [state, measure])
  return { layout, elements, measure }
}

function findElements(page: FramePage, state: StudioState): readonly (Element | undefined)[] {
  const main = page.document.querySelector('main')
  return main ? findSectionElements(main, state, page.find(state)) : []
}

function readLayout(page: FramePage, elements: readonly (Element | undefined)[]): Layout {
  const { element: host } = getLayerHost(page.document)
  const top = host.getBoundingClientRect().y
  const scale = getScale(host)
  const boxes = elements.flatMap((element, index): SectionBox[] => {
    const box = element?.getBoundingClientRect()
    return box ? [{ index, top: Math.round(box.y - top), height: Math.round(box.height) }] : []
  })
  const { documentElement, defaultView } = page.document
  const padding = defaultView?.getComputedStyle(documentElement).scrollPaddingTop ?? ''
  const bar = padding.endsWith('px') ? padding : '0px'
  const width = documentElement.clientWidth * scale
  const room = { hasNames: width >= NAMES_PX, isNarrow: width < NARROW_PX }
  return { boxes, zoom: 1 / scale, ...room, bar }
}
