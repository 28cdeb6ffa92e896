import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { GridItem } from './GridItem.tsx'
import { layouts } from './layouts.ts'
import type { grid } from './schema.ts'

const after = css`
  margin-block-start: var(--space-8);
`

/** Cards, tiles or sheets side by side. */
export function Grid(props: ViewProps<typeof grid>) {
  const layout = layouts[props.layout]
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <ul css={layout.list}>
        {props.items.map((item) => (
          <li key={item.title} css={layout.item}>
            <GridItem item={item} layout={layout} level={props.level === 1 ? 2 : 3} />
          </li>
        ))}
      </ul>
      {props.action && <ActionButton action={props.action} look="quiet" css={after} />}
    </Band>
  )
}
