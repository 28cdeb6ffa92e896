import { type ReactNode, useId } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { getNextLevel, Heading } from '../../ui/Heading.tsx'
import { columns, headingContainer, rule, stack } from '../../ui/layoutStyles.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { PointList } from '../../ui/PointList.tsx'
import { renderList } from '../../ui/renderList.ts'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { StepList } from '../../ui/StepList.tsx'
import { Contents } from './Contents.tsx'
import { Cover } from './Cover.tsx'
import { type TextName, textNames } from './parts.ts'
import { Screens } from './Screens.tsx'
import type { caseStudy } from './schema.ts'

const grid = css`
  ${stack[12]}
  ${extraWide} {
    grid-template-columns: 3fr 9fr;
  }
  & > :last-child {
    ${stack[12]}
    ${extraWide} {
      grid-template-columns: 1fr 1fr;
      & > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
  }
`

const part = css`
  ${stack[6]}
  ${headingContainer}
  padding-block-start: var(--space-4);
  border-block-start: 1px solid ${rule};
  & > :first-child {
    break-after: avoid;
  }
  & > ol {
    border: 0;
    & > li:last-child {
      padding-block-end: 0;
      border: 0;
    }
  }
  ${extraWide} {
    & > :first-child + ul {
      display: grid;
      max-inline-size: none;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-12);
    }
    & > ol > li > div {
      grid-template-columns: 5fr 7fr;
      column-gap: var(--space-12);
      align-items: baseline;
    }
  }
`

export function View(props: ViewProps<typeof caseStudy>) {
  const level = getNextLevel(props.level)
  // A page can have several studies, so only the first has unprefixed anchors.
  const id = useId()
  const prefix = props.level === 1 ? '' : id
  const { headings, solution } = props
  const parts: Readonly<Record<TextName, ReactNode>> = {
    profile: <Paragraphs content={props.profile} />,
    objective: <Paragraphs content={props.objective} />,
    solution: (
      <div css={solution.points && columns.wideFirst}>
        <div css={stack[4]}>
          <Paragraphs content={{ paragraphs: solution.paragraphs }} />
        </div>
        {solution.points && <PointList points={solution.points} />}
      </div>
    ),
    technology: <PointList points={props.technology} />,
    workings: (
      <StepList steps={props.workings} layout="rows" level={level === 2 ? 3 : 4} numbered />
    ),
  }
  return (
    <>
      <Cover study={props} />
      <Band>
        <div css={grid}>
          <Contents headings={headings} prefix={prefix} />
          <div>
            {renderList(textNames, (name) => (
              <div id={prefix + name} css={part}>
                <Heading level={level} variant="title">
                  {headings[name]}
                </Heading>
                {parts[name]}
              </div>
            ))}
          </div>
        </div>
      </Band>
      <Band id={`${prefix}looks`} tone="surface">
        <SectionHead section={{ level, heading: headings.looks }} />
        <Screens screens={props.looks} />
      </Band>
    </>
  )
}
