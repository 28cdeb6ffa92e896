import { formMarks } from '../../../contract/forms.ts'
import { css } from '../../style/css.ts'
import { stack } from '../../ui/layoutStyles.ts'
import { renderList } from '../../ui/renderList.ts'
import type { ControlAttributes, NamedField } from './named-field.ts'

/** Longer choices are a menu. */
const MAX_RADIO_BUTTONS = 6

export const isShortChoice = ({ kind, options = [] }: NamedField): boolean =>
  kind === 'choice' && options.length <= MAX_RADIO_BUTTONS

export const checkLine = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: var(--space-3);
  padding-block: var(--space-2);
  & > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--color-accent);
    &[aria-invalid] {
      outline: 2px solid var(--color-error);
    }
  }
`

interface ChoiceListProps {
  readonly field: NamedField
  readonly control: ControlAttributes
  readonly isTemplate: boolean
}

export function ChoiceList({ field, control, isTemplate }: ChoiceListProps) {
  const { name, required } = control
  const options = (field.options ?? []).map((option, index) => ({
    option,
    id: index === 0 ? control.id : `${control.id}-${index + 1}`,
  }))
  return (
    <div css={stack[2]}>
      {renderList(options, ({ option, id }) => (
        <label htmlFor={id} css={checkLine}>
          <input
            type="radio"
            id={id}
            name={name}
            value={option}
            required={required}
            aria-invalid={control['aria-invalid']}
            data-invalid={control['data-invalid']}
            data-checked={isTemplate ? formMarks.chosen(name, option) : undefined}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  )
}
