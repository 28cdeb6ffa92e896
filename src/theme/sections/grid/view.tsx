import type { ViewProps } from '../../../content/model.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel } from '../../ui/Heading.tsx'
import { renderList } from '../../ui/renderList.ts'
import { GridItem } from './GridItem.tsx'
import { type Layout, layouts } from './layouts.ts'
import type { grid } from './schema.ts'

export function View(props: ViewProps<typeof grid>) {
  const { layout: name, items } = props
  const asRows = name === 'cards' && items.length > 2 && !items.some(({ image }) => image)
  const layout: Layout = layouts[asRows ? 'rows' : name]
  return (
    <HeadedSection section={props} beside={layout.beside}>
      <ul css={layout.list}>
        {renderList(items, (item) => (
          <GridItem item={item} layout={layout} level={getInnerLevel(props)} />
        ))}
      </ul>
    </HeadedSection>
  )
}
