import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { stack } from '../../ui/layoutStyles.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { columns } from './schema.ts'

const list = css`
  display: grid;
  gap: var(--space-12) var(--space-8);
  ${wide} {
    grid-template-columns: repeat(2, 1fr);
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${extraWide} {
    column-gap: var(--space-12);
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  & > li {
    ${stack[4]}
  }
  & > li > img {
    aspect-ratio: 3 / 2;
    border-radius: var(--radius);
    object-fit: cover;
  }
`

export function View(props: ViewProps<typeof columns>) {
  const level = getInnerLevel(props)
  const share = Math.round(100 / props.columns.length)
  return (
    <HeadedSection section={props}>
      <ul css={list}>
        {renderList(props.columns, (column) => (
          <li>
            {column.image && <Picture image={column.image} displayWidth={share} />}
            {column.heading && (
              <Heading level={level} variant="subtitle">
                {column.heading}
              </Heading>
            )}
            <Paragraphs content={column} />
            {column.action && <ActionButton action={column.action} variant="quiet" />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
