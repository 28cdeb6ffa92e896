import type { RichText as RichTextValue } from '../../content/model.ts'
import { css, extraWide } from '../style/css.ts'
import { Heading, type HeadingLevel } from './Heading.tsx'
import { lead, stack } from './layoutStyles.ts'
import { RichText } from './RichText.tsx'

interface SectionHeadProps {
  readonly section: {
    readonly level: HeadingLevel
    readonly heading?: string | undefined
    readonly intro?: RichTextValue | undefined
  }
  readonly className?: string
}

const head = css`
  ${stack[4]}
  justify-content: var(--justify);
  text-align: var(--align);
  break-inside: avoid;
  break-after: avoid;
  margin-block-end: clamp(var(--space-8), 4vw, var(--space-16));
  & > p {
    ${lead}
    color: var(--color-muted);
  }
  ${extraWide} {
    grid-template-columns: var(--head-columns);
    column-gap: var(--space-12);
    align-items: baseline;
  }
`

export function SectionHead({ section: { level, heading, intro }, className }: SectionHeadProps) {
  return (
    <div css={head} className={className}>
      {heading && (
        <Heading level={level} variant="title">
          {heading}
        </Heading>
      )}
      {intro && (
        <p>
          <RichText value={intro} />
        </p>
      )}
    </div>
  )
}
