import type { ReactNode } from 'react'
import { css } from '../../style/css.ts'

const toast = css`
  position: fixed;
  inset: auto auto var(--space-6) 50%;
  z-index: 20;
  inline-size: max-content;
  max-inline-size: calc(100vw - 2 * var(--gutter));
  padding: var(--space-4) var(--space-6);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  box-shadow: 0 var(--space-4) var(--space-8) rgb(0 0 0 / 0.16);
  font-weight: 600;
  translate: -50%;
  &:empty {
    display: none;
  }
`

/** A floating message that screen readers announce (WCAG 4.1.3). */
export function Toast({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" data-tone="inverse" css={toast}>
      {children}
    </p>
  )
}
