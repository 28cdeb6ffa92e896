import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { columns, headingContainer } from '../../ui/layoutStyles.ts'
import { PointList } from '../../ui/PointList.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { callToAction } from './schema.ts'

const grid = css`
  ${columns.wideFirst}
  align-items: center;
`

const column = css`
  ${headingContainer}
  ${extraWide} {
    grid-template-columns: 1fr;
  }
`

export function View(props: ViewProps<typeof callToAction>) {
  return (
    <Band id={props.id} tone="surface">
      <div css={grid}>
        <div>
          <SectionHead section={props} css={column} />
          <ActionButton action={props.action} variant="primary" />
        </div>
        {props.points && <PointList points={props.points} />}
      </div>
    </Band>
  )
}
