import type { ReactNode } from 'react'
import { css } from '../../style/css.ts'

const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`

const name = css`
  font-weight: 600;
`

/** How the box that is typed into looks. */
export const box = css`
  inline-size: 100%;
  min-block-size: var(--space-12);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--colour-ink);
  border-radius: var(--radius);
  background-color: var(--colour-raised);
  color: var(--colour-ink);
  &::placeholder {
    color: var(--colour-quiet);
    opacity: 1;
  }
`

interface FieldProps {
  readonly label: string
  /** The input or text area that the label names. */
  readonly children: ReactNode
}

/** One field of a form with its visible label. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label css={field}>
      <span css={name}>{label}</span>
      {children}
    </label>
  )
}
