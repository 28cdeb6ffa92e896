import { useId, useState } from 'react'
import type { PublishRequest } from '../../protocol/edits.ts'
import type { PublicationState } from '../../protocol/site-tools.ts'
import { useStudio } from '../context.ts'
import { isPending } from '../unsaved.ts'

interface Props {
  readonly state: PublicationState
  /** Why the last attempt did not start. */
  readonly refusal: string
  readonly onStart: (request: PublishRequest) => Promise<void>
  readonly onClose: () => void
}

export function PublishForm({ state, refusal, onStart, onClose }: Props) {
  const { model } = useStudio()
  const [isConfirmed, setConfirmed] = useState(false)
  const [message, setMessage] = useState<string>()
  const [isSending, setSending] = useState(false)
  const unsaved = model.unsaved.filter(isPending).length
  const { command } = state
  const publish = async () => {
    setSending(true)
    await onStart({ command: command && [...command], isConfirmed, commitMessage: message ?? null })
    setSending(false)
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void publish()
      }}
    >
      <p>{describeChanges(state.changes)}</p>
      {unsaved > 0 && (
        <p className="note">
          {unsaved === 1 ? '1 text is' : `${unsaved} texts are`} not saved and will not be
          published.
        </p>
      )}
      {command ? (
        <Command
          command={command}
          isKnown={state.isConfirmed}
          isConfirmed={isConfirmed}
          onConfirm={setConfirmed}
        />
      ) : (
        <p>
          The built site replaces the folder <code>{state.folder}</code>.
        </p>
      )}
      <Commit state={state} message={message} onChange={setMessage} />
      {refusal !== '' && (
        <p className="refused" role="alert">
          {refusal}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="button primary">
          Publish
        </button>
      </div>
    </form>
  )
}

function describeChanges(count: number | null): string {
  if (count === null) return 'The site was not published from this computer yet.'
  if (count === 0) return 'Nothing has changed since the last publication.'
  return `${count === 1 ? '1 change' : `${count} changes`} since the last publication.`
}

interface CommandProps {
  readonly command: readonly string[]
  readonly isKnown: boolean
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

function Command({ command, isKnown, isConfirmed, onConfirm }: CommandProps) {
  return (
    <div className="stack">
      <p>Publishing runs this program on your computer, in the folder of the site:</p>
      {/* Each word on its own: words may contain spaces. */}
      <ul className="command" aria-label="Command">
        {command.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
          <li key={index}>
            <code>{word}</code>
          </li>
        ))}
      </ul>
      {!isKnown && (
        <label className="check">
          <input
            type="checkbox"
            required
            checked={isConfirmed}
            onChange={(event) => onConfirm(event.target.checked)}
          />
          I know this command. Run it on this computer.
        </label>
      )}
    </div>
  )
}

interface CommitProps {
  readonly state: PublicationState
  /** Undefined for no commit. */
  readonly message: string | undefined
  readonly onChange: (message: string | undefined) => void
}

function Commit({ state: { git, message: proposal }, message, onChange }: CommitProps) {
  const id = useId()
  if (git.kind === 'none') return null
  if (git.kind === 'unchanged') return <p className="muted">Everything is committed to git.</p>
  if (git.kind === 'blocked')
    return <p className="note">The site cannot be committed to git now. {git.reason}</p>
  return (
    <div className="stack">
      <label className="check">
        <input
          type="checkbox"
          checked={message !== undefined}
          onChange={(event) => onChange(event.target.checked ? proposal : undefined)}
        />
        Commit to git (branch {git.branch})
      </label>
      {message !== undefined && (
        <div className="part">
          <label className="name" htmlFor={id}>
            Message
          </label>
          <textarea
            id={id}
            required
            rows={4}
            value={message}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </div>
  )
}
