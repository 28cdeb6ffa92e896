import type { ReactNode } from 'react'
import { css } from '../style/css.ts'

interface DisclosureProps {
  /** Opening one closes the others of its group. */
  readonly group: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

// The icon is a background, so that screen readers do not read it.
const frame = css`
  border-block: 1px solid var(--color-border);
  & + & {
    border-block-start: 0;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-4);
    &::after {
      content: '';
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      background:
        linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat,
        linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
      transition: rotate 200ms;
      forced-color-adjust: none;
    }
  }
  &[open] > summary::after {
    rotate: 45deg;
  }
  & > div {
    padding-block-end: var(--space-8);
  }
`

export function Disclosure({ group, summary, children }: DisclosureProps) {
  return (
    <details name={group} css={frame}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
