import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Path } from '../../content/model.ts'
import { useStudio } from './context.ts'
import type { FramePage } from './frame-page.ts'
import { SectionButtons } from './section-buttons.ts'

interface Options {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly page: RefObject<FramePage | undefined>
  readonly isShown: boolean
  readonly onAdd: (at: Path) => void
}

/** Buttons between the sections of the page in the frame. */
export function useSectionButtons({ frame, page, isShown, onAdd }: Options): void {
  const { model } = useStudio()
  const { state, path } = model
  const buttons = useRef<SectionButtons>(undefined)
  const [loads, setLoads] = useState(0)
  const current = useRef(onAdd)
  current.current = onAdd
  useEffect(() => {
    const inner = frame.current
    const arrived = () => setLoads((before) => before + 1)
    inner?.addEventListener('load', arrived)
    return () => inner?.removeEventListener('load', arrived)
  }, [frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load has another page
  useEffect(() => {
    const there = page.current
    if (!there) return
    if (buttons.current?.page !== there)
      buttons.current = new SectionButtons(there, (at) => current.current(at))
    buttons.current.show(isShown && state?.path === path ? state : undefined)
  }, [state, path, isShown, loads])
}
