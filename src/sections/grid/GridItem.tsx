import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { Layout } from './layouts.ts'
import type { grid } from './schema.ts'

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
`

const name = css`
  font-weight: 600;
  line-height: 1.3;
`

// The link covers its whole card, while its name stays the title alone.
const stretched = css`
  text-decoration-thickness: 2px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid var(--colour-ink);
    outline-offset: 3px;
  }
`

interface GridItemProps {
  readonly item: ViewProps<typeof grid>['items'][number]
  readonly layout: Layout
  readonly level: 2 | 3
}

/** What one card, tile or sheet holds; with a target all of it is a link named by the title. */
export function GridItem({ item, layout, level }: GridItemProps) {
  const title = item.to ? (
    <SiteLink to={item.to} css={stretched}>
      {item.title}
    </SiteLink>
  ) : (
    item.title
  )
  return (
    <>
      {item.image && <Picture image={item.image} eager={false} css={layout.picture} />}
      <div css={words}>
        {item.text || !layout.names ? (
          <Heading level={level} look={layout.look} css={layout.title}>
            {title}
          </Heading>
        ) : (
          <p css={name}>{title}</p>
        )}
        {item.text && <p>{item.text}</p>}
      </div>
    </>
  )
}
