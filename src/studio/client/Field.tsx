import { useEffect, useId, useRef } from 'react'
import type { ShownText } from '../server/protocol.ts'
import { useStudio } from './context.ts'
import { EntryStatus } from './EntryStatus.tsx'
import { fieldKeys, keepFocus, pasteIntoField, readLines } from './keys.ts'
import { isEntry, toTarget } from './read-state.ts'
import { readText } from './text-edit.ts'
import { useField } from './useField.ts'

interface Props {
  readonly text: ShownText
  readonly takesFocus: boolean
}

/** The text selected on the page. */
export function Field({ text, takesFocus }: Props) {
  const id = useId()
  const { actions } = useStudio()
  const input = useRef<HTMLTextAreaElement>(null)
  const field = useField(toTarget(text), text.template, readText)
  const { draft, entry, isChanged } = field
  const key = actions.keyOf(text.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset the field for another text
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [key, takesFocus])
  const save = () => void actions.saveSelected()
  const discard = () => {
    field.discard()
    actions.close()
  }
  const { maxLength } = text
  const isOver = maxLength !== undefined && draft.length > maxLength
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {text.description && (
        <p className="muted" id={`${id}-about`}>
          {text.description}
        </p>
      )}
      <textarea
        ref={input}
        aria-label={text.title}
        rows={4}
        value={draft}
        aria-describedby={`${id}-about ${id}-left ${id}-shared ${id}-wrong`}
        aria-invalid={field.reasons.length > 0}
        onChange={(event) => field.type(readLines(event.target.value, text.isRich))}
        onPaste={pasteIntoField(isEntry(text) ? actions.pasteIntoSelected : undefined)}
        onBlur={field.onBlur}
        onKeyDown={fieldKeys({ save, discard, isRich: text.isRich })}
      />
      <p className={isOver ? 'count over' : 'count'} id={`${id}-left`}>
        {maxLength === undefined
          ? `${draft.length} characters`
          : `${draft.length} of ${maxLength} characters`}
      </p>
      {text.shared && (
        <p className="note" id={`${id}-shared`}>
          {text.shared}
        </p>
      )}
      <EntryStatus entry={entry} id={`${id}-wrong`} onSuggest={field.choose} />
      <div className="buttons">
        <button
          type="submit"
          className="primary"
          disabled={!isChanged || entry?.status === 'conflict' || entry?.status === 'saving'}
        >
          Save
        </button>
        {isChanged && (
          <button type="button" onPointerDown={keepFocus} onClick={discard}>
            Discard
          </button>
        )}
      </div>
    </form>
  )
}
