import { useEffect, useRef } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { SuggestionButtons } from '../EntryStatus.tsx'
import { fieldKeys, pasteIntoField, toSingleLine } from '../keys.ts'
import { RichField } from '../rich-text/RichField.tsx'
import { useField } from '../useField.ts'
import { useFormTools } from './context.ts'
import { fieldTarget, readFieldText } from './field-target.ts'
import { Labelled } from './Labelled.tsx'

type ControlOf<K extends Control['kind']> = Extract<Control, { kind: K }>

interface Props<K extends Control['kind']> {
  readonly field: Field
  readonly control: ControlOf<K>
}

const LONG = 100

export function TextPart({ field, control }: Props<'text'>) {
  const { getListId, targets } = useFormTools()
  const { actions } = useStudio()
  const { value, max, suggestions, isRich } = control
  const { draft, entry, type, choose, save, discard, leave, onBlur } = useField(
    fieldTarget(field, value),
    value,
    readFieldText(field),
  )
  const onEntries =
    typeof field.at.at(-1) === 'number'
      ? (texts: readonly string[]) => void actions.pasteEntries(fieldTarget(field, value), texts)
      : undefined
  const isLong = max !== undefined && max >= LONG && !suggestions
  const count = max === undefined || suggestions ? undefined : `${draft.length} of ${max}`
  const rest = {
    value: draft,
    onBlur,
    onPaste: pasteIntoField(onEntries),
    onKeyDown: fieldKeys({ save: () => void save(), discard }),
  }
  if (isRich)
    return (
      <Labelled field={field} entry={entry} count={count} onSuggest={choose}>
        {(named) => (
          <RichField
            id={named.id}
            name={field.title}
            describedBy={named['aria-describedby']}
            isInvalid={named['aria-invalid']}
            value={draft}
            targets={targets.pages}
            onType={type}
            onEntries={onEntries}
            onSave={() => void save()}
            onDiscard={discard}
            onLeave={leave}
          />
        )}
      </Labelled>
    )
  return (
    <Labelled field={field} entry={entry} count={count} onSuggest={choose}>
      {(named) =>
        isLong ? (
          <textarea
            {...named}
            {...rest}
            rows={2}
            onChange={(event) => type(toSingleLine(event.target.value))}
          />
        ) : (
          <input
            {...named}
            {...rest}
            list={suggestions && getListId(suggestions)}
            onChange={(event) => type(event.target.value)}
          />
        )
      }
    </Labelled>
  )
}

/** Parses a number; keeps other input as text for the compiler to report. */
function parseNumber(draft: string): number | string {
  const plain = draft.trim().replace(',', '.')
  return plain === '' || Number.isNaN(Number(plain)) ? draft : Number(plain)
}

function describeRange({ min, max, isInteger }: ControlOf<'number'>): string | undefined {
  const what = isInteger ? 'A whole number' : 'A number'
  if (min !== undefined && max !== undefined) return `${what} from ${min} to ${max}.`
  if (min !== undefined) return `${what} from ${min}.`
  return max === undefined ? `${what}.` : `${what} up to ${max}.`
}

export function NumberPart({ field, control }: Props<'number'>) {
  const { draft, entry, type, save, discard, onBlur } = useField(
    fieldTarget(field, control.value),
    String(control.value ?? ''),
    readFieldText(field, parseNumber),
  )
  return (
    <Labelled field={field} entry={entry} limits={describeRange(control)}>
      {(named) => (
        <input
          {...named}
          className="number"
          inputMode={control.isInteger ? 'numeric' : 'decimal'}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          onKeyDown={fieldKeys({ save: () => void save(), discard })}
        />
      )}
    </Labelled>
  )
}

export function ColorPart({ field, control }: Props<'color'>) {
  const { draft, entry, type, choose, save, discard, onBlur } = useField(
    fieldTarget(field, control.value),
    control.value,
    readFieldText(field),
  )
  const picker = useRef<HTMLInputElement>(null)
  // React fires `change` while the picker is open; the native event fires on close.
  useEffect(() => {
    const chosen = () => void choose(picker.current?.value ?? '')
    picker.current?.addEventListener('change', chosen)
    return () => picker.current?.removeEventListener('change', chosen)
  })
  return (
    <Labelled field={field} entry={entry} onSuggest={choose}>
      {(named) => (
        <>
          <div className="color">
            <input
              ref={picker}
              type="color"
              aria-label={`Color picker: ${field.title}`}
              value={/^#[\da-f]{6}$/i.test(draft) ? draft : '#000000'}
              onChange={(event) => type(event.target.value)}
            />
            <input
              {...named}
              value={draft}
              onChange={(event) => type(event.target.value)}
              onBlur={onBlur}
              onKeyDown={fieldKeys({ save: () => void save(), discard })}
            />
          </div>
          {!entry && control.contrast && (
            <div className="buttons note">
              <p>{control.contrast.message}</p>
              <SuggestionButtons {...control.contrast} onSuggest={(value) => void choose(value)} />
            </div>
          )}
        </>
      )}
    </Labelled>
  )
}
