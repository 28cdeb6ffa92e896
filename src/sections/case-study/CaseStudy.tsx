import type { ReactNode } from 'react'
import type { ViewProps } from '../../model.ts'
import { css, roomy } from '../../style/css.ts'
import { stack } from '../../ui/arrangements.ts'
import { Band } from '../../ui/Band.tsx'
import { each } from '../../ui/each.ts'
import { below, Heading } from '../../ui/Heading.tsx'
import { PointList } from '../../ui/PointList.tsx'
import { StepList } from '../../ui/StepList.tsx'
import { Text } from '../../ui/Text.tsx'
import { Contents } from './Contents.tsx'
import { Cover } from './Cover.tsx'
import { type PartName, partNames } from './parts.ts'
import { Screens } from './Screens.tsx'
import type { caseStudy } from './schema.ts'

const sheet = css`
  ${stack[12]}
  ${roomy} {
    grid-template-columns: 3fr 9fr;
  }
`

const part = css`
  ${stack[6]}
  & > ol > li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  & + & {
    padding-block-start: var(--space-8);
    border-block-start: 1px solid var(--colour-rule);
  }
`

/** A whole case study: the cover, then its six parts beside the list of contents. */
export function CaseStudy(props: ViewProps<typeof caseStudy>) {
  const level = below(props.level)
  const parts: Readonly<Record<PartName, ReactNode>> = {
    profile: <Text of={props.profile} />,
    objective: <Text of={props.objective} />,
    solution: <Text of={props.solution} />,
    technology: <PointList points={props.technology} />,
    workings: (
      <StepList steps={props.workings} layout="rows" level={level === 2 ? 3 : 4} numbered />
    ),
    looks: <Screens screens={props.looks} />,
  }
  return (
    <>
      <Cover study={props} />
      <Band>
        <div css={sheet}>
          <Contents headings={props.headings} />
          <div css={stack[12]}>
            {each(partNames, (name) => (
              <div id={name} css={part}>
                <Heading level={level} look="title">
                  {props.headings[name]}
                </Heading>
                {parts[name]}
              </div>
            ))}
          </div>
        </div>
      </Band>
    </>
  )
}
