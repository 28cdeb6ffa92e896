import type { Control, Field } from '../../protocol/form.ts'
import { EntryStatus } from '../EntryStatus.tsx'
import { fieldTarget, readFieldText } from '../forms/field-target.ts'
import { useField } from '../useField.ts'
import { PresetPicture } from './PresetPicture.tsx'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'choice' }>
}

/** A choice by pictures. */
export function PresetPart({ field, control: { value, choices } }: Props) {
  const { draft, entry, choose } = useField(
    fieldTarget(field, value === '' ? undefined : value),
    value,
    readFieldText(field),
  )
  return (
    <fieldset className="part">
      <legend className="name">{field.title}</legend>
      <div className="presets">
        {choices.map((one) => (
          <button
            key={one.value}
            type="button"
            className="preset"
            aria-pressed={one.value === draft}
            onClick={() => void choose(one.value)}
          >
            <PresetPicture preset={one.value} />
            {one.title}
          </button>
        ))}
      </div>
      <p className="muted">{field.description}</p>
      <EntryStatus entry={entry} />
    </fieldset>
  )
}
