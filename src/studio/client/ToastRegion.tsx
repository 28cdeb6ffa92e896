import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useStudio } from './context.ts'
import type { Place } from './model.ts'

/** How long a message without a problem is shown (ms). */
const SHOWN_MS = 8000

export function ToastRegion() {
  const { model, actions } = useStudio()
  const { toast } = model
  useEffect(() => {
    if (!toast || toast.isProblem) return
    const timer = setTimeout(actions.dismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, actions])
  return (
    <div className={toast?.isProblem ? 'toast problem' : 'toast'} hidden={!toast && undefined}>
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
