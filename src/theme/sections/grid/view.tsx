import type { ViewProps } from '../../../content/model.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { each } from '../../ui/each.ts'
import { below } from '../../ui/Heading.tsx'
import { GridItem } from './GridItem.tsx'
import { type Layout, layouts } from './layouts.ts'
import type { grid } from './schema.ts'

/** Cards, tiles or sheets side by side. */
export function View(props: ViewProps<typeof grid>) {
  const { layout: name, items } = props
  const reads = name === 'cards' && items.length > 2 && !items.some(({ image }) => image)
  const layout: Layout = layouts[reads ? 'rows' : name]
  return (
    <Chapter of={props} beside={layout.beside}>
      <ul css={layout.list}>
        {each(items, (item) => (
          <GridItem item={item} layout={layout} level={below(props.level)} />
        ))}
      </ul>
    </Chapter>
  )
}
