import { css } from '../style/css.ts'
import { lead, stack } from './arrangements.ts'
import { Heading, type HeadingLevel } from './Heading.tsx'

interface SectionHeadProps {
  readonly of: {
    readonly level: HeadingLevel
    readonly heading: string
    readonly intro?: string | undefined
  }
}

const head = css`
  ${stack[4]}
  margin-block-end: clamp(var(--space-8), 4vw, var(--space-12));
  & > p {
    ${lead}
    color: var(--colour-quiet);
  }
`

/** How a section begins: its heading and a sentence or two. */
export function SectionHead({ of: { level, heading, intro } }: SectionHeadProps) {
  return (
    <div css={head}>
      <Heading level={level} look="title">
        {heading}
      </Heading>
      {intro && <p>{intro}</p>}
    </div>
  )
}
