import { calm, css, type SerializedStyles } from '../style/css.ts'

/** How loud a button is. */
export type ButtonLook = 'primary' | 'quiet' | 'text'

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-6);
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-family: var(--font-text);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  transition: background-color 150ms, color 150ms, border-color 150ms;
  ${calm} {
    transition: none;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

/** The styles of buttons, for links that look like buttons and for real ones. */
export const buttonLooks: Readonly<Record<ButtonLook, SerializedStyles>> = {
  primary: css`
    ${shape}
    background-color: var(--colour-accent);
    color: var(--colour-on-accent);
    &:hover:not(:disabled) {
      background-color: var(--colour-signal);
      color: var(--colour-night);
    }
  `,
  quiet: css`
    ${shape}
    border-color: currentColor;
    color: var(--colour-ink);
    &:hover:not(:disabled) {
      border-color: var(--colour-ink);
      background-color: var(--colour-ink);
      color: var(--colour-paper);
    }
  `,
  text: css`
    ${shape}
    padding-inline: 0;
    color: var(--colour-ink);
    text-decoration: underline;
    text-decoration-color: var(--colour-underline, var(--colour-accent));
  `,
}
