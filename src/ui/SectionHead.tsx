import { css } from '../style/css.ts'
import { Heading, type HeadingLevel } from './Heading.tsx'

interface SectionHeadProps {
  readonly level: HeadingLevel
  readonly heading: string
  readonly intro?: string | undefined
  readonly className?: string | undefined
}

const head = css`
  display: grid;
  gap: var(--space-4);
  margin-block-end: clamp(var(--space-8), 4vw, var(--space-12));
`

const text = css`
  color: var(--colour-quiet);
  font-size: var(--step-1);
`

/** How a section begins: its heading and a sentence or two. */
export function SectionHead({ level, heading, intro, className }: SectionHeadProps) {
  return (
    <div css={head} className={className}>
      <Heading level={level} look="title">
        {heading}
      </Heading>
      {intro !== undefined && <p css={text}>{intro}</p>}
    </div>
  )
}
