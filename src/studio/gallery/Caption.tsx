import type { ReactNode } from 'react'
import { css } from '../../theme/style/css.ts'

const caption = css`
  max-inline-size: none;
  padding: var(--space-1) var(--edge);
  background: var(--color-text);
  color: var(--color-background);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

export function Caption({ children }: { readonly children: ReactNode }) {
  return <p css={caption}>{children}</p>
}
