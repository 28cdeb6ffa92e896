import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { PointList } from '../../ui/PointList.tsx'
import { Contents } from './Contents.tsx'
import { Cover } from './Cover.tsx'
import { Part } from './Part.tsx'
import { Screens } from './Screens.tsx'
import type { caseStudy } from './schema.ts'
import { Workings } from './Workings.tsx'

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
`

/** A whole case study: the cover, then its six parts beside the list of contents. */
export function CaseStudy(props: ViewProps<typeof caseStudy>) {
  const { headings } = props
  const level = props.level === 1 ? 2 : 3
  return (
    <>
      <Cover study={props} />
      <Band id={undefined} tone="paper">
        <div css={sheet}>
          <Contents headings={headings} />
          <div css={column}>
            <Part id="profile" level={level} heading={headings.profile} text={props.profile} />
            <Part
              id="objective"
              level={level}
              heading={headings.objective}
              text={props.objective}
            />
            <Part id="solution" level={level} heading={headings.solution} text={props.solution} />
            <Part id="technology" level={level} heading={headings.technology}>
              <PointList points={props.technology} />
            </Part>
            <Part id="workings" level={level} heading={headings.workings}>
              <Workings steps={props.workings} level={level} />
            </Part>
            <Part id="looks" level={level} heading={headings.looks}>
              <Screens screens={props.looks} />
            </Part>
          </div>
        </div>
      </Band>
    </>
  )
}
