import { useEffect, useId, useRef } from 'react'
import type { EditResponse, ShownText } from '../server/protocol.ts'

export type Refused = Extract<EditResponse, { ok: false }>['diagnostics']

interface Props {
  readonly text: ShownText
  readonly draft: string
  readonly refused: Refused
  /** Whether saving waits for a conflict to be resolved. */
  readonly isHeld: boolean
  readonly takesFocus: boolean
  readonly onType: (draft: string) => void
  readonly onSave: () => void
  readonly onBack: () => void
}

export function Field({ text, draft, refused, isHeld, takesFocus, onType, onSave, onBack }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const key = text.at.join('.')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset the field for another text
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [key, takesFocus])
  const isChanged = draft !== text.template
  const left = text.maxLength === undefined ? undefined : text.maxLength - draft.length
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <label className="name" htmlFor={id}>
        {text.title}
      </label>
      {text.description && (
        <p className="quiet" id={`${id}-about`}>
          {text.description}
        </p>
      )}
      <textarea
        id={id}
        ref={field}
        rows={4}
        value={draft}
        aria-describedby={`${id}-about ${id}-left ${id}-shared`}
        aria-invalid={refused.length > 0}
        onChange={(event) => onType(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            onSave()
          } else if (event.key === 'Escape') onBack()
        }}
      />
      <p className={left !== undefined && left < 0 ? 'left over' : 'left'} id={`${id}-left`}>
        {text.maxLength === undefined
          ? `${draft.length} characters`
          : `${draft.length} of ${text.maxLength} characters`}
      </p>
      {text.shared && (
        <p className="shared" id={`${id}-shared`}>
          {text.shared}
        </p>
      )}
      {refused.length > 0 && (
        <div className="refused" role="alert">
          <p>Could not save:</p>
          <ul>
            {refused.map(({ message, hint }) => (
              <li key={message}>
                {message} {hint && <span className="quiet">{hint}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="row">
        <button type="submit" className="main" disabled={!isChanged || isHeld}>
          Save
        </button>
        <button type="button" onClick={onBack}>
          {isChanged ? 'Discard' : 'Close'}
        </button>
      </div>
    </form>
  )
}
