import { useRef } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { fieldKeys } from '../keys.ts'
import { CalendarButton } from '../ui/CalendarButton.tsx'
import { useField } from '../useField.ts'
import { fieldTarget, readFieldText } from './field-target.ts'
import { Labelled } from './Labelled.tsx'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'date' }>
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/

/** A day or a local time, typed as in the file or chosen in a calendar. */
export function DatePart({ field, control: { value, hasTime } }: Props) {
  const { draft, entry, type, choose, save, discard, onBlur } = useField(
    fieldTarget(field, value),
    value,
    readFieldText(field),
  )
  const input = useRef<HTMLInputElement>(null)
  const [, day = '', time = ''] = DATE.exec(draft) ?? []
  const join = (date: string, clock: string) => (clock === '' ? date : `${date}T${clock}`)
  return (
    <Labelled field={field} entry={entry} count={formatDate(day, time)} onSuggest={choose}>
      {(named) => (
        <div className="date-field">
          <input
            {...named}
            ref={input}
            value={draft}
            placeholder={hasTime ? '2027-10-02T19:00' : '2027-10-02'}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
            onKeyDown={fieldKeys({ save: () => void save(), discard })}
          />
          <CalendarButton
            title={field.title}
            day={day}
            time={hasTime ? time : undefined}
            onDay={(date) => void choose(join(date, time))}
            onTime={(clock) => type(join(day, clock))}
            onClose={() => void save()}
          />
        </div>
      )}
    </Labelled>
  )
}

/** In the language of the browser; undefined for a date that does not exist. */
function formatDate(day: string, time: string): string | undefined {
  const date = new Date(`${day}T${time || '00:00'}:00Z`)
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined
  return date.toLocaleString(undefined, {
    dateStyle: 'full',
    ...(time !== '' && { timeStyle: 'short' }),
    timeZone: 'UTC',
  })
}
