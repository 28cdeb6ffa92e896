import type { ReactNode } from 'react'
import { css } from '../style/css.ts'
import type { Tone } from '../style/tones.ts'

interface BandProps {
  /** Where other links can point to. */
  readonly id?: string | undefined
  /** The sheet that it lies on, if not the page itself. */
  readonly tone?: Tone | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

// Bands are numbered like the zones of a drawing; the numbers are for the eye only.
const band = css`
  position: relative;
  padding: clamp(var(--space-16), 8vw, var(--space-32)) var(--edge);
  :is(section, figure) + & {
    counter-increment: band;
    border-block-start: 1px solid var(--colour-rule);
    &::before {
      content: counter(band, decimal-leading-zero) / '';
      position: absolute;
      inset-block-start: var(--space-3);
      inset-inline-start: var(--edge);
      color: var(--colour-quiet);
      font: 500 var(--step--1) / 1.4 var(--font-mono);
    }
  }
`

/** A section across the whole window with its content in the page's column. */
export function Band({ tone, ...rest }: BandProps) {
  return <section data-tone={tone} css={band} {...rest} />
}
