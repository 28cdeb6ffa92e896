import { formMarks } from '../../../contract/forms.ts'
import { css } from '../../style/css.ts'
import { stack } from '../../ui/layoutStyles.ts'
import { ChoiceList, isShortChoice } from './ChoiceList.tsx'
import { Control } from './Control.tsx'
import type { NamedField } from './named-field.ts'

const container = css`
  ${stack[2]}
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > :is(label:first-child, legend) {
    font-weight: 600;
  }
  & small {
    font-size: inherit;
    font-weight: 400;
    color: var(--color-muted);
  }
`

const choiceContainer = css`
  ${container}
  /* A legend is no grid item. */
  & > legend {
    padding: 0;
    margin-block-end: var(--space-2);
  }
  padding: 0;
  border: 0;
`

const helpText = css`
  color: var(--color-muted);
`

const errorText = css`
  color: var(--color-error);
  font-weight: 600;
  &:empty {
    display: none;
  }
`

interface FieldProps {
  readonly field: NamedField
  readonly id: string
  /** The word after the labels of optional fields. */
  readonly optional: string
  readonly error: string | undefined
  readonly isTemplate: boolean | undefined
}

export function Field({ field, id, optional, error, isTemplate = false }: FieldProps) {
  const { kind, name, label, required, help } = field
  const control = {
    id,
    name,
    required,
    'aria-invalid': (!isTemplate && Boolean(error)) || undefined,
    'data-invalid': isTemplate ? formMarks.invalid(name) : undefined,
    'aria-describedby': `${help ? `${id}-help ` : ''}${id}-error`,
  }
  const text = (
    <>
      <span>{label}</span>
      {!required && <small> ({optional})</small>}
    </>
  )
  const descriptions = (
    <>
      {help && (
        <p id={`${id}-help`} css={helpText}>
          {help}
        </p>
      )}
      <p id={`${id}-error`} css={errorText}>
        {error}
      </p>
    </>
  )
  if (isShortChoice(field)) {
    return (
      <fieldset aria-describedby={control['aria-describedby']} css={choiceContainer}>
        <legend>{text}</legend>
        {descriptions}
        <ChoiceList field={field} control={control} isTemplate={isTemplate} />
      </fieldset>
    )
  }
  const input = <Control field={field} control={control} isTemplate={isTemplate} text={text} />
  return (
    <div css={container}>
      {kind !== 'checkbox' && <label htmlFor={id}>{text}</label>}
      {descriptions}
      {input}
    </div>
  )
}
