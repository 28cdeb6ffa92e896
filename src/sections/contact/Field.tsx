import { css } from '../../style/css.ts'
import { framed, stack } from '../../ui/arrangements.ts'

const field = css`
  ${stack[2]}
  font-weight: 600;
  & > :last-child {
    ${framed}
    inline-size: 100%;
    padding: var(--space-3) var(--space-4);
    font-weight: 400;
    &::placeholder {
      color: var(--colour-quiet);
      opacity: 1;
    }
  }
`

interface FieldProps {
  readonly of: { readonly label: string; readonly placeholder?: string | undefined }
  readonly name: string
  /** Of what is typed on one line; without it there is room for many. */
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
}

/** One field of a form with its visible label. */
export function Field({ of: { label, placeholder }, type, ...rest }: FieldProps) {
  const control = { placeholder, ...rest }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the rule does not see the text of the label
    <label css={field}>
      <span>{label}</span>
      {type ? <input type={type} {...control} /> : <textarea rows={7} {...control} />}
    </label>
  )
}
