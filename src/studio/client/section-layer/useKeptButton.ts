import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useStudio } from '../context.ts'
import type { FramePage } from '../frame-page.ts'

interface Focused {
  readonly button: HTMLElement
  /** Of its section. */
  readonly index: number
}

/**
 * Keeps the focus in the toolbars when their sections move or are deleted, and returns it to a button whose dialog was closed.
 * @param region of the toolbars
 */
export function useKeptButton({ document }: FramePage, region: RefObject<HTMLElement | null>) {
  const { model } = useStudio()
  const last = (model.state?.sections.length ?? 0) - 1
  const focused = useRef<Focused>(undefined)
  const pressed = useRef<HTMLElement>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form takes the focus
  useEffect(() => {
    pressed.current = undefined
  }, [model.formAt])
  // The browser gives the focus back to the frame, not to the button in it.
  useEffect(() => {
    const view = document.defaultView
    const restore = () => {
      pressed.current?.focus({ preventScroll: true })
      pressed.current = undefined
    }
    view?.addEventListener('focus', restore)
    return () => view?.removeEventListener('focus', restore)
  }, [document])
  useLayoutEffect(() => {
    const root = region.current?.getRootNode()
    const { button, index } = focused.current ?? {}
    // Of another realm: `instanceof` fails.
    if (!button || !root || !('activeElement' in root) || root.activeElement) return
    if (button.isConnected) return button.focus({ preventScroll: true })
    // It appears when the page has been measured.
    const slot = region.current?.querySelector(`[data-index="${Math.min(index ?? 0, last)}"]`)
    slot?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
      focused.current = index === undefined ? undefined : { button: target, index: Number(index) }
    },
    // Does not happen when React moves the element.
    onBlur: () => {
      focused.current = undefined
    },
    onClickCapture: ({ target }: MouseEvent<HTMLElement>) => {
      pressed.current = (target as Element).closest('button') ?? undefined
    },
  }
}
