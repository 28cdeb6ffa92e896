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

const band = css`
  padding: clamp(var(--space-12), 8vw, var(--space-32)) var(--edge);
  section + & {
    border-block-start: 1px solid var(--colour-rule);
  }
`

/** A section across the whole window with its content in the page's column. */
export function Band({ tone, ...rest }: BandProps) {
  return <section data-tone={tone} css={band} {...rest} />
}
