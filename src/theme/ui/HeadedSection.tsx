import type { ReactNode } from 'react'
import type { Action, RichText } from '../../content/model.ts'
import { css, extraWide } from '../style/css.ts'
import type { Tone } from '../style/tones.ts'
import { ActionButton } from './ActionButton.tsx'
import { Band } from './Band.tsx'
import { readingColumn } from './layoutStyles.ts'
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
  text-align: var(--align);
`

const columns = css`
  ${extraWide} {
    display: grid;
    grid-template-columns: var(--beside-columns);
    justify-content: var(--justify);
    column-gap: var(--space-12);
  }
`

// Five twelfths of the page, less the gap.
const column = css`
  ${extraWide} {
    position: var(--beside-position);
    break-after: auto;
    inset-block-start: calc(var(--bar-height) + var(--space-8));
    grid-template-columns: 1fr;
    align-self: start;
    --column-percent: calc(var(--column) / var(--beside-share));
  }
`

export function HeadedSection({ section, tone, beside, children }: HeadedSectionProps) {
  const hasHead = section.heading !== undefined || section.intro !== undefined
  return (
    <Band id={section.id} tone={tone}>
      <div css={beside && (hasHead ? columns : readingColumn)}>
        {hasHead && <SectionHead section={section} css={beside && column} />}
        <div>{children}</div>
      </div>
      {section.action && (
        <div css={end}>
          <ActionButton action={section.action} variant="quiet" />
        </div>
      )}
    </Band>
  )
}
