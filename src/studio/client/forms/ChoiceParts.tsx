import type { Control, Field } from '../../protocol/form.ts'
import { useField } from '../useField.ts'
import { fieldTarget, readFieldText } from './field-target.ts'
import { Labelled } from './Labelled.tsx'

interface Props<K extends Control['kind']> {
  readonly field: Field
  readonly control: Extract<Control, { kind: K }>
}

export function ChoicePart({ field, control }: Props<'choice'>) {
  const { choices, defaultTitle, value } = control
  const { draft, entry, choose } = useField(
    fieldTarget(field, value === '' ? undefined : value),
    value,
    readFieldText(field),
  )
  return (
    <Labelled field={field} entry={entry}>
      {(named) => (
        <select {...named} value={draft} onChange={(event) => void choose(event.target.value)}>
          {defaultTitle !== undefined && (
            <option value="">{defaultTitle === '' ? 'None' : `Default: ${defaultTitle}`}</option>
          )}
          {choices.map(({ value: word, title }) => (
            <option key={word} value={word}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** For some fields, unchecked removes the key. */
export function CheckboxPart({ field, control }: Props<'checkbox'>) {
  const no = control.omitsFalse ? '' : 'false'
  const { draft, entry, choose } = useField(
    fieldTarget(field, control.value),
    control.value ? 'true' : no,
    readFieldText(field, (text) => text === 'true'),
  )
  return (
    <Labelled field={field} entry={entry}>
      {(named) => (
        <input
          {...named}
          type="checkbox"
          checked={draft === 'true'}
          onChange={(event) => void choose(event.target.checked ? 'true' : no)}
        />
      )}
    </Labelled>
  )
}
