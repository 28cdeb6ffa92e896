import type { ViewProps } from '../../model.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { each } from '../../ui/each.ts'
import { below } from '../../ui/Heading.tsx'
import { GridItem } from './GridItem.tsx'
import { layouts } from './layouts.ts'
import type { grid } from './schema.ts'

/** Cards, tiles or sheets side by side. */
export function Grid(props: ViewProps<typeof grid>) {
  const layout = layouts[props.layout]
  return (
    <Chapter of={props}>
      <ul css={layout.list}>
        {each(props.items, (item) => (
          <GridItem item={item} layout={layout} level={below(props.level)} />
        ))}
      </ul>
    </Chapter>
  )
}
