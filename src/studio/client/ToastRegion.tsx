import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useStudio } from './context.ts'
import type { Place } from './model.ts'

/** How long a message without a problem is shown (ms). */
const SHOWN_MS = 8000

export function ToastRegion() {
  const { model, actions } = useStudio()
  const { toast } = model
  const returnedFocus = useReturnedFocus()
  useEffect(() => {
    if (!toast || toast.isProblem) return
    const timer = setTimeout(actions.dismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, actions])
  return (
    <div
      className={toast?.isProblem ? 'toast problem' : 'toast'}
      hidden={!toast && undefined}
      {...returnedFocus}
    >
      <p role="status">{toast?.text}</p>
      {toast && (
        <div className="tools">
          {toast.show && <ShowButton place={toast.show} />}
          {toast.canUndo && (
            <button
              type="button"
              className="button"
              onClick={() => void actions.turn('undo')}
              aria-label="Undo this change"
            >
              Undo
            </button>
          )}
          <button type="button" className="tool" aria-label="Dismiss" onClick={actions.dismiss}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}

/** Gives the focus back to where it came from when the focused button is removed, else to the inspector. */
function useReturnedFocus() {
  const origin = useRef<HTMLElement>(undefined)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    isInside.current = false
    const { current: before } = origin
    const target = before?.isConnected ? before : document.getElementById('selected')
    target?.focus()
  })
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isInside.current)
        origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
      isInside.current = true
    },
    // Removed elements fire no blur.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}

function ShowButton({ place: { path, at } }: { readonly place: Place }) {
  const { actions } = useStudio()
  const show = () => {
    actions.dismiss()
    actions.open(path)
    actions.openForm(at)
  }
  return (
    <button type="button" className="button" onClick={show}>
      Show
    </button>
  )
}
