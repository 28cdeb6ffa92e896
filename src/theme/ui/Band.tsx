import type { ReactNode } from 'react'
import { css } from '../style/css.ts'
import type { Tone } from '../style/tones.ts'

interface BandProps {
  readonly id?: string | undefined
  readonly tone?: Tone | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

// Sections are numbered; screen readers do not read the numbers.
const band = css`
  position: relative;
  padding: calc(var(--density) * clamp(var(--space-16), 8vw, var(--space-32))) var(--edge);
  :is(section, figure) + & {
    counter-increment: band;
    border-block-start: var(--divider) solid var(--color-border);
    &::before {
      content: var(--section-number);
      position: absolute;
      inset-block-start: var(--space-3);
      inset-inline-start: var(--edge);
      color: var(--color-muted);
      font: 500 var(--step--1) / 1.4 var(--font-label);
    }
  }
`

export function Band({ tone, ...rest }: BandProps) {
  return <section data-tone={tone} css={band} {...rest} />
}
