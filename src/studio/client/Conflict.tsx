import { useId } from 'react'
import { keepFocus } from './keys.ts'

interface Props {
  /** Current text in the file; empty if it has none. */
  readonly theirs: string
  readonly mine: string
  readonly onDiscard: () => void
  readonly onOverwrite: () => void
}

export function Conflict({ theirs, mine, onDiscard, onOverwrite }: Props) {
  const id = useId()
  return (
    <section className="conflict" aria-labelledby={id}>
      <p id={id} role="alert">
        Conflict: this text changed while you were editing.
      </p>
      <dl>
        <dt className="name">Current version</dt>
        <dd>{theirs || 'None'}</dd>
        <dt className="name">Your version</dt>
        <dd>{mine}</dd>
      </dl>
      <div className="buttons">
        <button type="button" onPointerDown={keepFocus} onClick={onDiscard}>
          Discard mine
        </button>
        <button type="button" onPointerDown={keepFocus} onClick={onOverwrite}>
          Overwrite
        </button>
      </div>
    </section>
  )
}
