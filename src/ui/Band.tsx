import type { ReactNode } from 'react'
import { css } from '../style/css.ts'
import { type Tone, tones } from '../style/tones.ts'

interface BandProps {
  /** Where other links can point to. */
  readonly id: string | undefined
  readonly tone: Tone
  readonly className?: string | undefined
  readonly children: ReactNode
}

const band = css`
  padding-block: clamp(var(--space-12), 8vw, var(--space-32));
  section + & {
    border-block-start: 1px solid var(--colour-rule);
  }
`

const column = css`
  inline-size: min(100% - 2 * var(--gutter), var(--page-width));
  margin-inline: auto;
`

/** A section across the whole window with its content in the page's column. */
export function Band({ id, tone, className, children }: BandProps) {
  return (
    <section id={id} css={[band, tones[tone]]} className={className}>
      <div css={column}>{children}</div>
    </section>
  )
}
