import { Check, Circle, LoaderCircle } from 'lucide-react'
import type { PublicationRun } from '../../protocol/site-tools.ts'

type StageName = PublicationRun['stage']

const STAGES: readonly { readonly name: StageName; readonly title: string }[] = [
  { name: 'check', title: 'Check' },
  { name: 'build', title: 'Build' },
  { name: 'upload', title: 'Upload' },
  { name: 'record', title: 'Finish' },
]

interface Props {
  readonly run: PublicationRun
  readonly hasCommand: boolean
  readonly onCancel: () => void
}

export function PublishProgress({ run, hasCommand, onCancel }: Props) {
  const stages = STAGES.filter(({ name }) => name !== 'upload' || hasCommand)
  // A commit is the end of the last stage.
  const found = stages.findIndex(({ name }) => name === run.stage)
  const current = found === -1 ? stages.length - 1 : found
  return (
    <div className="stack">
      <p className="visually-hidden" role="status">
        {stages[current]?.title}…
      </p>
      <ol className="stages">
        {stages.map(({ name, title }, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined}>
            <StageIcon step={index - current} />
            <span>{title}</span>
            {index === current && <span className="muted">{run.detail}</span>}
          </li>
        ))}
      </ol>
      <p className="muted">You can close this window and go on editing.</p>
      <div className="buttons">
        <button type="button" className="button" onClick={onCancel}>
          Cancel publishing
        </button>
      </div>
    </div>
  )
}

/** @param step before (negative), at or behind the current stage */
function StageIcon({ step }: { readonly step: number }) {
  if (step < 0) return <Check aria-label="Done" role="img" />
  return step === 0 ? <LoaderCircle aria-hidden className="spinner" /> : <Circle aria-hidden />
}
