import { useEffect, useId, useRef } from 'react'
import type { ShownText } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { EntryStatus } from './EntryStatus.tsx'
import { FieldButtons } from './FieldButtons.tsx'
import { fieldKeys, pasteIntoField, toSingleLine } from './keys.ts'
import { isEntry, toTarget } from './read-state.ts'
import { RichField } from './rich-text/RichField.tsx'
import { readText } from './text-edit.ts'
import { useField } from './useField.ts'

interface Props {
  readonly text: ShownText
  readonly takesFocus: boolean
}

export function Field({ text, takesFocus }: Props) {
  const id = useId()
  const { model, actions } = useStudio()
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
  const onEntries = isEntry(text) ? actions.pasteIntoSelected : undefined
  const describedBy = `${id}-about ${id}-left ${id}-shared ${id}-wrong`
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
      {text.isRich ? (
        <RichField
          name={text.title}
          describedBy={describedBy}
          isInvalid={field.reasons.length > 0}
          value={draft}
          targets={model.state?.pages ?? []}
          focusKey={takesFocus ? key : undefined}
          onType={field.type}
          onEntries={onEntries}
          onSave={save}
          onDiscard={discard}
          onLeave={field.leave}
        />
      ) : (
        <textarea
          ref={input}
          aria-label={text.title}
          rows={4}
          value={draft}
          aria-describedby={describedBy}
          aria-invalid={field.reasons.length > 0}
          onChange={(event) => field.type(toSingleLine(event.target.value))}
          onPaste={pasteIntoField(onEntries)}
          onBlur={field.onBlur}
          onKeyDown={fieldKeys({ save, discard })}
        />
      )}
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
