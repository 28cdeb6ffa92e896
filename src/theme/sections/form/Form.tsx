import { formMarks, TRAP, WHOLE_FORM } from '../../../contract/forms.ts'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { stack } from '../../ui/layoutStyles.ts'
import { renderList } from '../../ui/renderList.ts'
import { Field } from './Field.tsx'
import type { NamedField } from './named-field.ts'
import { useSubmission } from './useSubmission.ts'
import type { FormProps } from './view.lazy.tsx'

const submitButton = css`
  ${buttonStyles.primary}
  &[aria-disabled] {
    cursor: progress;
  }
`

const status = css`
  font-weight: 600;
  &:empty {
    display: none;
  }
  &[role='alert'] {
    color: var(--color-error);
  }
`

interface Props {
  readonly form: FormProps
  readonly fields: readonly NamedField[]
}

export function Form({ form, fields }: Props) {
  const { id, endpoint, send, messages, isTemplate } = form
  const { ref, state, errors, submit, edit } = useSubmission(endpoint)
  const isSending = state === 'sending'
  const getError = (name: string) => (isTemplate ? formMarks.error(name) : errors[name])
  return (
    <form
      ref={ref}
      method="post"
      action={endpoint}
      noValidate
      onSubmit={submit}
      onInput={edit}
      css={stack[6]}
    >
      {renderList(fields, (field) => (
        <Field
          field={field}
          id={`${id}-${field.name}`}
          optional={messages.optional}
          error={getError(field.name)}
          isTemplate={isTemplate}
        />
      ))}
      <input name={TRAP} tabIndex={-1} autoComplete="off" hidden />
      <button
        type="submit"
        data-replay-click=""
        aria-disabled={isSending || undefined}
        css={submitButton}
      >
        {isSending ? messages.sending : send}
      </button>
      <p role="alert" css={status}>
        {getError(WHOLE_FORM)}
        {state === 'failed' && messages.failure}
        {state === 'noService' && messages.noService}
      </p>
      <p role="status" css={status}>
        {state === 'sent' && messages.sent}
      </p>
    </form>
  )
}
