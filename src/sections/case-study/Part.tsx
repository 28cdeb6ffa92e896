import type { ReactNode } from 'react'
import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Heading } from '../../ui/Heading.tsx'
import { PointList } from '../../ui/PointList.tsx'
import type { PartName } from './parts.ts'
import type { caseStudy } from './schema.ts'

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

interface PartProps {
  readonly id: PartName
  readonly level: 2 | 3
  readonly heading: string
  readonly text?: ViewProps<typeof caseStudy>['profile']
  readonly children?: ReactNode
}

/** One part of a case study: running text with points, or what it is given. */
export function Part({ id, level, heading, text, children }: PartProps) {
  return (
    <div id={id} css={part}>
      <Heading level={level} look="title">
        {heading}
      </Heading>
      {text?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {text?.points && <PointList points={text.points} />}
      {children}
    </div>
  )
}
