import { useEffect, useId, useRef } from 'react'
import type { ShownText } from '../server/protocol.ts'
import { useStudio } from './context.ts'
import { EntryStatus } from './EntryStatus.tsx'
import { FieldButtons } from './FieldButtons.tsx'
import { fieldKeys, pasteIntoField, readLines } from './keys.ts'
import { isEntry, toTarget } from './read-state.ts'
import { readText } from './text-edit.ts'
import { useField } from './useField.ts'

interface Props {
  readonly text: ShownText
  readonly takesFocus: boolean
}

export function Field({ text, takesFocus }: Props) {
  const id = useId()
  const { actions } = useStudio()
  const input = useRef<HTMLTextAreaElement>(null)
  const field = useField(toTarget(text), text.template, readText)
  const { draft, entry } = field
  const key = actions.getKey(text.at)
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
      <FieldButtons field={field} onDiscard={discard} />
    </form>
  )
}
