import { type ReactNode, useId } from 'react'
import { css } from '../../style/css.ts'
import { framed, stack } from '../../ui/arrangements.ts'

const field = css`
  ${stack[2]}
  & > label {
    font-weight: 600;
  }
  & > :is(input, textarea) {
    ${framed}
    inline-size: 100%;
    padding: var(--space-3) var(--space-4);
    &::placeholder {
      color: var(--colour-quiet);
      opacity: 1;
    }
    &[aria-invalid] {
      border-color: var(--colour-error);
      box-shadow: 0 0 0 1px var(--colour-error);
    }
  }
  & > [aria-live] {
    color: var(--colour-error);
    font-weight: 600;
    &:empty {
      display: none;
    }
  }
`

interface FieldProps {
  readonly of: {
    readonly label: string
    readonly placeholder?: string | undefined
    readonly error?: string
  }
  readonly name: string
  /** Of what is typed on one line; without it there is room for many. */
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly required?: boolean
  readonly maxLength?: number
  readonly isWrong?: boolean
  readonly onInput?: () => void
  /** What stands below the field. */
  readonly children?: ReactNode
}

/** One field of a form with its visible label and, while its value is wrong, with its error. */
export function Field(props: FieldProps) {
  const { of, type, isWrong, children, ...rest } = props
  const id = useId()
  const control = {
    id,
    placeholder: of.placeholder,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': of.error && `${id}-error`,
    ...rest,
  }
  return (
    <div css={field}>
      <label htmlFor={id}>{of.label}</label>
      {type ? <input type={type} {...control} /> : <textarea rows={7} {...control} />}
      {of.error && (
        <p id={`${id}-error`} aria-live="polite">
          {isWrong && of.error}
        </p>
      )}
      {children}
    </div>
  )
}
