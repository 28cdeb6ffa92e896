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
  const pressed = useRef<Focused>(undefined)
  const refocus = ({ button, index }: Focused) => {
    if (button.isConnected) return button.focus({ preventScroll: true })
    // It appears when the page has been measured.
    const slot = region.current?.querySelector(`[data-index="${Math.min(index, last)}"]`)
    slot?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }
  const current = useRef(refocus)
  current.current = refocus
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form takes the focus
  useEffect(() => {
    pressed.current = undefined
  }, [model.formAt])
  // The browser gives the focus back to the frame, not to the button in it.
  useEffect(() => {
    const view = document.defaultView
    const restore = () => {
      if (pressed.current) current.current(pressed.current)
      pressed.current = undefined
    }
    view?.addEventListener('focus', restore)
    return () => view?.removeEventListener('focus', restore)
  }, [document])
  useLayoutEffect(() => {
    const root = region.current?.getRootNode()
    // Of another realm: `instanceof` fails.
    if (!focused.current || !root || !('activeElement' in root) || root.activeElement) return
    refocus(focused.current)
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.closest('[data-index]') ? readButton(target) : undefined
    },
    // Does not happen when React moves the element.
    onBlur: () => {
      focused.current = undefined
    },
    onClickCapture: ({ target }: MouseEvent<HTMLElement>) => {
      const button = (target as Element).closest('button')
      pressed.current = button ? readButton(button) : undefined
    },
  }
}

const readButton = (button: HTMLElement): Focused => ({
  button,
  index: Number(button.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0),
})
