import { Rocket } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { PublicationRun } from '../../protocol/site-tools.ts'
import { useStudio } from '../context.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { usePublication } from './usePublication.ts'

export function PublishButton() {
  const { actions } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const [seenRun, setSeenRun] = useState(0)
  const announceEnd = useCallback(
    ({ status }: PublicationRun) => {
      if (status === 'published') actions.announce('The site is published.')
    },
    [actions],
  )
  const { state, isRunning } = usePublication(isOpen, announceEnd)
  return (
    <>
      <button type="button" className="button primary publish" onClick={() => setOpen(true)}>
        <Rocket aria-hidden /> {isRunning ? 'Publishing…' : 'Publish'}
      </button>
      {isOpen && (
        <PublishDialog
          state={state}
          seenRun={seenRun}
          onClose={() => {
            setOpen(false)
            if (state?.run && !isRunning) setSeenRun(state.run.number)
          }}
        />
      )}
    </>
  )
}
