import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { PointList } from '../../ui/PointList.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { callToAction } from './schema.ts'

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  padding: var(--space-6);
  border: 1px solid var(--colour-ink);
  border-radius: var(--radius);
  background-color: var(--colour-raised);
  ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding: var(--space-12);
  }
`

const reasons = css`
  align-self: center;
`

/** A card that asks the visitor to act, with the reasons beside it. */
export function CallToAction(props: ViewProps<typeof callToAction>) {
  return (
    <Band id={props.id} tone="paper">
      <div css={card}>
        <div>
          <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
          <ActionButton action={props.action} look="primary" />
        </div>
        {props.points && <PointList points={props.points} css={reasons} />}
      </div>
    </Band>
  )
}
