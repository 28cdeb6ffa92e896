import { formMarks, WHOLE_FORM } from '../../../contract/forms.ts'
import { css } from '../../style/css.ts'
import { stack } from '../../ui/layoutStyles.ts'
import { renderList } from '../../ui/renderList.ts'
import type { NamedField } from './named-field.ts'

const list = css`
  ${stack[2]}
  padding: var(--space-4) var(--space-6);
  margin-block-end: var(--space-8);
  border: 2px solid var(--color-error);
  border-radius: var(--radius);
`

interface ErrorSummaryProps {
  readonly id: string
  readonly fields: readonly NamedField[]
}

/** Errors of all fields with links to them. The contact service removes those that do not apply. */
export function ErrorSummary({ id, fields }: ErrorSummaryProps) {
  return (
    <ul css={list} data-reasons="">
      <li data-reason={WHOLE_FORM}>{formMarks.error(WHOLE_FORM)}</li>
      {renderList(fields, ({ name, label }) => (
        <li data-reason={name}>
          <a href={`#${id}-${name}`}>
            {label}: {formMarks.error(name)}
          </a>
        </li>
      ))}
    </ul>
  )
}
