import { useEffect } from 'react'
import { useStudio } from './context.ts'

/** How long a message without a problem is shown (ms). */
const SHOWN_MS = 8000

/** The result of the last action. It covers nothing that has to stay visible, and moves nothing. */
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
        <div className="row small">
          {toast.canUndo && (
            <button
              type="button"
              aria-label="Undo this change"
              onClick={() => void actions.turn('undo')}
            >
              Undo
            </button>
          )}
          <button type="button" aria-label="Dismiss" onClick={actions.dismiss}>
            ×
          </button>
        </div>
      )}
    </div>
  )
}
