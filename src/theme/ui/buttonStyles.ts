import { css, type SerializedStyles } from '../style/css.ts'

export type ButtonVariant = 'primary' | 'quiet'

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  min-block-size: 2.75rem;
  padding: var(--space-2) var(--space-6);
  border: 1px solid transparent;
  border-radius: var(--button-radius);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  transition: 150ms;
`

export const buttonStyles: Readonly<Record<ButtonVariant, SerializedStyles>> = {
  primary: css`
    ${shape}
    background: var(--color-accent);
    color: var(--color-on-accent);
    &:hover {
      background: var(--color-highlight);
      color: var(--color-inverse);
    }
  `,
  quiet: css`
    ${shape}
    border-color: var(--color-text);
    &:hover {
      background: var(--color-text);
      color: var(--color-background);
    }
  `,
}
