import { useState } from 'react'
import type { PublicationState } from '../../protocol/site-tools.ts'
import { cancelPublishing, startPublishing } from '../api.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { PublishForm } from './PublishForm.tsx'
import { PublishProgress } from './PublishProgress.tsx'
import { PublishResult } from './PublishResult.tsx'
import { reloadPublication } from './usePublication.ts'

interface Props {
  readonly state: PublicationState | undefined
  /** Number of the last run whose result was shown. */
  readonly seenRun: number
  readonly onClose: () => void
}

/** Prepares a publication, follows it, and shows its result. Closing it does not end the publication. */
export function PublishDialog({ state, seenRun, onClose }: Props) {
  const run = state?.run
  const [choice, showRun] = useState<boolean>()
  const isNew = run !== undefined && run !== null && run.number > seenRun
  const isRunShown = choice ?? (isNew && run.status !== 'published')
  const [refusal, setRefusal] = useState('')
  const start: Parameters<typeof PublishForm>[0]['onStart'] = async (request) => {
    setRefusal('')
    const found = await startPublishing(request)
    await reloadPublication()
    if (found === undefined) showRun(true)
    else setRefusal(found)
  }
  return (
    <ModalDialog title="Publish" onClose={onClose}>
      {!state ? (
        <p className="muted">Loading…</p>
      ) : !isRunShown || !run ? (
        <PublishForm state={state} refusal={refusal} onStart={start} onClose={onClose} />
      ) : run.status === 'running' ? (
        <PublishProgress
          run={run}
          hasCommand={state.command !== null}
          onCancel={() => void cancelPublishing()}
        />
      ) : (
        <PublishResult run={run} onClose={onClose} onAgain={() => showRun(false)} />
      )}
    </ModalDialog>
  )
}
