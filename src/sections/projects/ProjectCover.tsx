import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { projects } from './schema.ts'

const cover = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  block-size: 100%;
  padding-block-start: var(--space-32);
  min-block-size: clamp(4 * var(--space-16), 34vw, 8 * var(--space-16));
  border: 1px solid var(--colour-ink);
  border-radius: var(--radius);
`

// Out of the flow: the rows are as tall as their title blocks and the least height ask for.
const picture = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  object-fit: cover;
`

// The title block of the sheet: solid, so that its text is readable on every cover.
const block = css`
  z-index: 1;
  justify-self: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding: var(--space-4) var(--space-6);
  border-block-start: 1px solid var(--colour-ink);
  border-inline-end: 1px solid var(--colour-ink);
  background-color: var(--colour-raised);
`

const category = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

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

interface ProjectCoverProps {
  readonly item: ViewProps<typeof projects>['items'][number]
  readonly level: 2 | 3
}

/** One cover: the picture, and name and category in a title block; all of it is the link. */
export function ProjectCover({ item, level }: ProjectCoverProps) {
  return (
    <div css={cover}>
      <Picture image={item.image} eager={false} css={picture} />
      <div css={block}>
        <Heading level={level} look="subtitle">
          <SiteLink to={item.to} css={stretched}>
            {item.name}
          </SiteLink>
        </Heading>
        <p css={category}>{item.category}</p>
      </div>
    </div>
  )
}
