import { type ReactNode, useId } from 'react'
import { css } from '../../style/css.ts'
import { bordered, stack } from '../../ui/layoutStyles.ts'

const field = css`
  ${stack[2]}
  & > label {
    font-weight: 600;
  }
  & > :is(input, textarea) {
    ${bordered}
    inline-size: 100%;
    padding: var(--space-3) var(--space-4);
    &::placeholder {
      color: var(--color-muted);
      opacity: 1;
    }
    &[aria-invalid] {
      border-color: var(--color-error);
      box-shadow: 0 0 0 1px var(--color-error);
    }
  }
  & > [aria-live] {
    color: var(--color-error);
    font-weight: 600;
    &:empty {
      display: none;
    }
  }
`

interface FieldProps {
  readonly texts: {
    readonly label: string
    readonly placeholder?: string | undefined
    readonly error?: string
  }
  readonly name: string
  /** Without a type, the field is a textarea. */
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly required?: boolean
  readonly maxLength?: number
  readonly isInvalid?: boolean
  readonly onInput?: () => void
  readonly children?: ReactNode
}

export function Field(props: FieldProps) {
  const { texts, type, isInvalid, children, ...rest } = props
  const id = useId()
  const control = {
    id,
    placeholder: texts.placeholder,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': texts.error && `${id}-error`,
    ...rest,
  }
  return (
    <div css={field}>
      <label htmlFor={id}>{texts.label}</label>
      {type ? <input type={type} {...control} /> : <textarea rows={7} {...control} />}
      {texts.error && (
        <p id={`${id}-error`} aria-live="polite">
          {isInvalid && texts.error}
        </p>
      )}
      {children}
    </div>
  )
}
