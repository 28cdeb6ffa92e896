import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Control, Field } from '../../forms/model.ts'
import { useFormTools } from './context.ts'
import { Labelled } from './Labelled.tsx'
import { useDraft } from './useDraft.ts'

type ControlOf<K extends Control['kind']> = Extract<Control, { kind: K }>

interface Props<K extends Control['kind']> {
  readonly field: Field
  readonly control: ControlOf<K>
}

/** Longer texts use a text area. */
const LONG = 100

/** Enter saves, Escape cancels. */
const keys =
  ({ save, back }: Pick<ReturnType<typeof useDraft>, 'save' | 'back'>) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void save()
    } else if (event.key === 'Escape') back()
  }

export function TextPart({ field, control }: Props<'text'>) {
  const { listOf } = useFormTools()
  const { value, max, suggestions } = control
  const words = useDraft(field, value, (draft) => draft)
  const { draft, refused, type, leave } = words
  const isLong = max !== undefined && max >= LONG && !suggestions
  const count = max === undefined || suggestions ? undefined : `${draft.length} of ${max}`
  const rest = {
    value: draft,
    onBlur: leave,
    onKeyDown: keys(words),
  }
  return (
    <Labelled field={field} refused={refused} count={count}>
      {(named) =>
        isLong ? (
          <textarea
            {...named}
            {...rest}
            rows={2}
            onChange={(event) => type(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
          />
        ) : (
          <input
            {...named}
            {...rest}
            list={suggestions && listOf(suggestions)}
            onChange={(event) => type(event.target.value)}
          />
        )
      }
    </Labelled>
  )
}

/** Parses a number; keeps other input as text for the compiler to report. */
function numberIn(draft: string): number | string {
  const plain = draft.trim().replace(',', '.')
  return plain === '' || Number.isNaN(Number(plain)) ? draft : Number(plain)
}

function rangeOf({ min, max, isInteger }: ControlOf<'number'>): string | undefined {
  const what = isInteger ? 'A whole number' : 'A number'
  if (min !== undefined && max !== undefined) return `${what} from ${min} to ${max}.`
  if (min !== undefined) return `${what} from ${min}.`
  return max === undefined ? `${what}.` : `${what} up to ${max}.`
}

export function NumberPart({ field, control }: Props<'number'>) {
  const words = useDraft(field, String(control.value ?? ''), numberIn)
  return (
    <Labelled field={field} refused={words.refused} limits={rangeOf(control)}>
      {(named) => (
        <input
          {...named}
          className="number"
          inputMode={control.isInteger ? 'numeric' : 'decimal'}
          value={words.draft}
          onChange={(event) => words.type(event.target.value)}
          onBlur={words.leave}
          onKeyDown={keys(words)}
        />
      )}
    </Labelled>
  )
}

export function ColorPart({ field, control }: Props<'color'>) {
  const words = useDraft(field, control.value, (draft) => draft)
  const { draft, refused, type, save, leave } = words
  const picker = useRef<HTMLInputElement>(null)
  // React fires `change` while the picker is open; the native event fires on close.
  useEffect(() => {
    const chosen = () => void save(picker.current?.value)
    picker.current?.addEventListener('change', chosen)
    return () => picker.current?.removeEventListener('change', chosen)
  })
  return (
    <Labelled field={field} refused={refused}>
      {(named) => (
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
            onBlur={leave}
            onKeyDown={keys(words)}
          />
        </div>
      )}
    </Labelled>
  )
}
