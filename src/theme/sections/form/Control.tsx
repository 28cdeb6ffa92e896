import type { ReactNode } from 'react'
import { CHECKED, formMarks } from '../../../contract/forms.ts'
import { css } from '../../style/css.ts'
import { bordered } from '../../ui/layoutStyles.ts'
import { renderList } from '../../ui/renderList.ts'
import { checkLine } from './ChoiceList.tsx'
import type { ControlAttributes, NamedField } from './named-field.ts'

const box = css`
  ${bordered}
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-3) var(--space-4);
  color: inherit;
  &[aria-invalid] {
    border-color: var(--color-error);
    box-shadow: 0 0 0 1px var(--color-error);
  }
`

const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
  // Not of the type `number`, which changes values when the page is scrolled and drops what it cannot parse.
  number: { type: 'text', inputMode: 'decimal' },
} as const

interface ControlProps {
  readonly field: NamedField
  readonly control: ControlAttributes
  readonly isTemplate: boolean
  /** The label, which follows a checkbox. */
  readonly text: ReactNode
}

/** The input of a field. It keeps its value itself. */
export function Control({ field, control, isTemplate, text }: ControlProps) {
  const { kind, name, options = [], autocomplete } = field
  const defaultValue = isTemplate ? formMarks.value(name) : undefined
  const mark = (option: string) => (isTemplate ? formMarks.chosen(name, option) : undefined)
  switch (kind) {
    case 'longText':
      return <textarea rows={6} defaultValue={defaultValue} css={box} {...control} />
    case 'checkbox':
      return (
        <label htmlFor={control.id} css={checkLine}>
          <input type="checkbox" value={CHECKED} data-checked={mark(CHECKED)} {...control} />
          <span>{text}</span>
        </label>
      )
    case 'choice':
      return (
        <select css={box} {...control}>
          <option value="" />
          {renderList(options, (option) => (
            <option value={option} data-selected={mark(option)}>
              {option}
            </option>
          ))}
        </select>
      )
    default:
      return (
        <input
          {...INPUTS[kind]}
          {...(autocomplete && { autoComplete: autocomplete })}
          defaultValue={defaultValue}
          css={box}
          {...control}
        />
      )
  }
}
