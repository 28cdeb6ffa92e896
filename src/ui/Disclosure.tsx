import type { ReactNode } from 'react'
import { calm, css } from '../style/css.ts'

interface DisclosureProps {
  /** Of the disclosures with one group, one at a time is open. */
  readonly group: string
  readonly summary: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

const frame = css`
  border-block-end: 1px solid var(--colour-rule);
  &:first-of-type {
    border-block-start: 1px solid var(--colour-rule);
  }
  &[open] > summary > span:last-of-type {
    rotate: 45deg;
  }
`

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 2.75rem;
  padding-block: var(--space-4);
  font: 700 var(--step-1) / 1.25 var(--font-display);
`

const plus = css`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  background:
    linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat,
    linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
  transition: rotate 200ms;
  ${calm} {
    transition: none;
  }
`

const body = css`
  padding-block-end: var(--space-8);
`

/** An item that opens and closes, also without JavaScript. */
export function Disclosure({ group, summary, className, children }: DisclosureProps) {
  return (
    <details name={group} css={frame} className={className}>
      <summary css={head}>
        {summary}
        <span css={plus} aria-hidden="true" />
      </summary>
      <div css={body}>{children}</div>
    </details>
  )
}
