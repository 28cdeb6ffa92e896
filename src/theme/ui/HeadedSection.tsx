import type { ReactNode } from 'react'
import type { Action, RichText } from '../../content/model.ts'
import { css, extraWide } from '../style/css.ts'
import type { Tone } from '../style/tones.ts'
import { ActionButton } from './ActionButton.tsx'
import { Band } from './Band.tsx'
import { SectionHead } from './SectionHead.tsx'

interface HeadedSectionProps {
  readonly section: {
    readonly id?: string | undefined
    readonly level: 1 | 2
    readonly heading?: string | undefined
    readonly intro?: RichText | undefined
    readonly action?: Action | undefined
  }
  readonly tone?: Tone
  /** Whether the heading is beside the content in wide windows, and sticky. */
  readonly beside?: boolean | undefined
  readonly children: ReactNode
}

const end = css`
  margin-block-start: var(--space-8);
`

const columns = css`
  ${extraWide} {
    display: grid;
    grid-template-columns: 5fr 7fr;
    column-gap: var(--space-12);
  }
`

// Five twelfths of the page, less the gap.
const column = css`
  ${extraWide} {
    position: sticky;
    break-after: auto;
    inset-block-start: calc(var(--bar-height) + var(--space-8));
    grid-template-columns: 1fr;
    align-self: start;
    text-align: start;
    --column-percent: calc(var(--column) / 250);
  }
`

export function HeadedSection({ section, tone, beside, children }: HeadedSectionProps) {
  const hasHead = section.heading !== undefined || section.intro !== undefined
  return (
    <Band id={section.id} tone={tone}>
      <div css={hasHead && beside && columns}>
        {hasHead && <SectionHead section={section} css={beside && column} />}
        <div>{children}</div>
      </div>
      {section.action && <ActionButton action={section.action} variant="quiet" css={end} />}
    </Band>
  )
}
