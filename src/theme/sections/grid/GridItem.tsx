import type { ViewProps } from '../../../content/model.ts'
import { Heading } from '../../ui/Heading.tsx'
import { stack } from '../../ui/layoutStyles.ts'
import { raisedLinks, stretchedLink } from '../../ui/linkStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { Layout } from './layouts.ts'
import type { grid } from './schema.ts'

interface GridItemProps {
  readonly item: ViewProps<typeof grid>['items'][number]
  readonly layout: Layout
  readonly level: 2 | 3
}

export function GridItem({ item, layout, level }: GridItemProps) {
  const title = item.to ? (
    <SiteLink to={item.to} css={stretchedLink}>
      {item.title}
    </SiteLink>
  ) : (
    item.title
  )
  return (
    <li>
      {item.image && <Picture image={item.image} displayWidth={layout.pictureWidth} />}
      <div css={stack[2]}>
        {item.text || !layout.hasPlainTitles ? (
          <Heading level={level} variant={layout.titleVariant}>
            {title}
          </Heading>
        ) : (
          <p>{title}</p>
        )}
        {item.text && (
          <p css={item.to && raisedLinks}>
            <RichText value={item.text} />
          </p>
        )}
      </div>
    </li>
  )
}
