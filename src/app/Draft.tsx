import type { ReactNode } from 'react'
import { css } from '../theme/style/css.ts'

const mark = css`
  outline: 2px dashed var(--color-highlight);
  outline-offset: -2px;
  &::before {
    content: 'Draft';
    display: block;
    inline-size: fit-content;
    padding: var(--space-1) var(--space-3);
    background: var(--color-inverse);
    color: var(--color-on-inverse);
    font: 600 var(--step--1) / 1.4 var(--font-text);
  }
`

/** Marks a draft, which only development and the studio show. */
export const Draft = ({ children }: { readonly children: ReactNode }) => (
  <div css={mark}>{children}</div>
)
