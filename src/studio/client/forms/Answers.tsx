import type { Control, Field } from '../../forms/model.ts'
import { Labelled } from './Labelled.tsx'
import { useDraft } from './useDraft.ts'

interface Props<K extends Control['kind']> {
  readonly field: Field
  readonly control: Extract<Control, { kind: K }>
}

export function ChoicePart({ field, control }: Props<'choice'>) {
  const { choices, defaultTitle, value } = control
  const { refused, save } = useDraft(field, value, (draft) => draft)
  return (
    <Labelled field={field} refused={refused}>
      {(named) => (
        <select {...named} value={value} onChange={(event) => void save(event.target.value)}>
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
export function YesNoPart({ field, control }: Props<'checkbox'>) {
  const no = control.omitsFalse ? '' : 'false'
  const { refused, save } = useDraft(
    field,
    control.value ? 'true' : no,
    (draft) => draft === 'true',
  )
  return (
    <Labelled field={field} refused={refused}>
      {(named) => (
        <input
          {...named}
          type="checkbox"
          checked={control.value}
          onChange={(event) => void save(event.target.checked ? 'true' : no)}
        />
      )}
    </Labelled>
  )
}
