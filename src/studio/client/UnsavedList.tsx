import { useId, useState } from 'react'
import { useStudio } from './context.ts'
import { ReasonList, ScopeChoice } from './EntryStatus.tsx'
import { keepFocus } from './keys.ts'
import { isPending, needsScope, type Unsaved } from './unsaved.ts'

const STATUS: Readonly<Record<Unsaved['status'], string>> = {
  typed: 'Not saved yet.',
  saving: 'Saving…',
  saved: 'Saved.',
  refused: 'Could not save:',
  conflict: 'Conflict: this text changed while you were editing.',
  deleted: 'The place of this text was deleted.',
}

export function UnsavedList() {
  const { model } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const pending = model.unsaved.filter(isPending)
  if (pending.length === 0) return null
  return (
    <div className="unsaved">
      <button
        type="button"
        className="badge"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {pending.length} unsaved
      </button>
      {isOpen && (
        <section id={id} className="panel" aria-label="Unsaved text">
          <ul>
            {pending.map((entry) => (
              <UnsavedItem key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function UnsavedItem({ entry }: { readonly entry: Unsaved }) {
  const { actions } = useStudio()
  const { id, title, text, page, status, reasons } = entry
  const isDeleted = status === 'deleted'
  return (
    <li>
      <p className="name">
        {title} <span className="address">{page}</span>
      </p>
      <p className="words">{text}</p>
      <p className="muted">{STATUS[status]}</p>
      <ReasonList reasons={reasons} />
      {needsScope(entry) && !isDeleted && (
        <ScopeChoice pages={entry.pages ?? 0} onChoose={(scope) => void actions.save(id, scope)} />
      )}
      <div className="buttons">
        {!isDeleted && (
          <button type="button" onClick={() => actions.show(entry)}>
            Show
          </button>
        )}
        {entry.restoreAt && (
          <button type="button" onClick={() => void actions.restore(entry)}>
            Restore
          </button>
        )}
        {status === 'typed' && !needsScope(entry) && (
          <button type="button" onClick={() => void actions.save(id)}>
            Save
          </button>
        )}
        <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
          Copy
        </button>
        <button type="button" onPointerDown={keepFocus} onClick={() => actions.discard(id)}>
          Discard
        </button>
      </div>
    </li>
  )
}
