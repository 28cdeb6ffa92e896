import type { ReactNode } from 'react'
import { css } from '../style/css.ts'

interface LabelProps {
  /** The element that it is. */
  readonly as?: 'p' | 'div' | 'figcaption' | 'dt' | 'h2' | 'ul'
  readonly id?: string
  readonly className?: string | undefined
  /** For text that Node and browsers may write differently. */
  readonly suppressHydrationWarning?: boolean
  readonly children: ReactNode
}

const label = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
  letter-spacing: 0;
`

/** A quiet line beside the content, as drawings have them. */
export function Label({ as: Tag = 'p', ...rest }: LabelProps) {
  return <Tag css={label} {...rest} />
}
