import type { ReactNode } from 'react'
import type { Action } from '../model.ts'
import { css } from '../style/css.ts'
import type { Tone } from '../style/tones.ts'
import { ActionButton } from './ActionButton.tsx'
import { Band } from './Band.tsx'
import { SectionHead } from './SectionHead.tsx'

interface ChapterProps {
  /** The section: how it begins, and the button at its end if it has one. */
  readonly of: {
    readonly id?: string | undefined
    readonly level: 1 | 2
    readonly heading: string
    readonly intro?: string | undefined
    readonly action?: Action | undefined
  }
  readonly tone?: Tone
  readonly children: ReactNode
}

const end = css`
  margin-block-start: var(--space-8);
`

/** A band with its heading above the content and its button below. */
export function Chapter({ of, tone, children }: ChapterProps) {
  return (
    <Band id={of.id} tone={tone}>
      <SectionHead of={of} />
      {children}
      {of.action && <ActionButton action={of.action} look="quiet" css={end} />}
    </Band>
  )
}
