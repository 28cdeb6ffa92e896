import type { ReactNode } from 'react'
import { css } from '../style/css.ts'

interface LabelProps {
  readonly as?: 'p' | 'div' | 'figcaption' | 'dt' | 'h2' | 'ul'
  readonly id?: string
  readonly className?: string | undefined
  /** For text that the server and the browser may format differently. */
  readonly suppressHydrationWarning?: boolean
  readonly children: ReactNode
}

const label = css`
  color: var(--color-muted);
  font: 500 var(--step--1) / 1.4 var(--font-label);
  letter-spacing: 0;
`

export function Label({ as: Tag = 'p', ...rest }: LabelProps) {
  return <Tag css={label} {...rest} />
}
