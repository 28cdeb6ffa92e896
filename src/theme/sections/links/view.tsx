import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { LinkList } from '../../ui/LinkList.tsx'
import { graphPaper } from '../../ui/layoutStyles.ts'
import { linkRows } from '../../ui/linkStyles.ts'
import type { links } from './schema.ts'

const list = css`
  ${linkRows}
  & img,
  &:has(img) > li > :not(:has(img))::before {
    content: '';
    flex: none;
    inline-size: clamp(6rem, 14vw, 12rem);
    aspect-ratio: 3 / 2;
    ${graphPaper}
    border: 1px dashed var(--color-muted);
  }
  & img {
    border: 0;
    object-fit: cover;
  }
`

export function View(props: ViewProps<typeof links>) {
  return (
    <HeadedSection section={props} beside>
      <LinkList links={props.items} css={list} />
    </HeadedSection>
  )
}
