import type { ViewProps } from '../../../content/model.ts'
import { css, narrow } from '../../style/css.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { framed } from '../../ui/layoutStyles.ts'
import { stretchedLink } from '../../ui/linkStyles.ts'
import { type DisplayWidth, Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { projects } from './schema.ts'

// The picture is out of flow, so that rows are as tall as their texts require. The solid background of the text makes
// it readable on every picture.
const cover = css`
  ${framed}
  position: relative;
  display: grid;
  place-items: end start;
  block-size: 100%;
  min-block-size: clamp(16rem, 34vw, 32rem);
  padding-block-start: var(--space-32);
  & > img {
    position: absolute;
    inset: 0;
    block-size: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  & > div {
    z-index: 1;
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-6);
    border: solid var(--color-text);
    border-width: 1px 0 0;
    border-inline-end-width: 1px;
    background: var(--color-surface);
  }
  ${narrow} {
    @media print {
      inline-size: fit-content;
    }
    min-block-size: 0;
    padding: 0;
    & > img {
      position: static;
      block-size: auto;
      aspect-ratio: 3 / 2;
    }
    & > div {
      inline-size: 100%;
      border-width: 1px 0 0;
    }
  }
`

interface ProjectCoverProps {
  readonly item: ViewProps<typeof projects>['items'][number]
  readonly level: 2 | 3
  readonly share: DisplayWidth
}

export function ProjectCover({ item, level, share }: ProjectCoverProps) {
  return (
    <div css={cover}>
      <Picture image={item.image} displayWidth={share} />
      <div>
        <Heading level={level} variant="subtitle">
          <SiteLink to={item.to} css={stretchedLink}>
            {item.name}
          </SiteLink>
        </Heading>
        <Label>{item.category}</Label>
      </div>
    </div>
  )
}
