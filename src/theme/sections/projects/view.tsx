import type { ViewProps } from '../../../content/model.ts'
import { css, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getNextLevel } from '../../ui/Heading.tsx'
import { renderList } from '../../ui/renderList.ts'
import { ProjectCover } from './ProjectCover.tsx'
import type { projects } from './schema.ts'

const covers = css`
  display: grid;
  gap: var(--space-6);
  ${wide} {
    grid-template-columns: repeat(12, 1fr);
    & > * {
      grid-column: span 5;
    }
    & > :nth-child(4n + 1),
    & > :nth-child(4n) {
      grid-column: span 7;
    }
    & > :last-child:nth-child(odd) {
      grid-column: span 12;
    }
  }
`

export function View(props: ViewProps<typeof projects>) {
  const isAlone = (index: number) => index % 2 === 0 && index === props.items.length - 1
  return (
    <HeadedSection section={props} tone="inverse">
      <ul css={covers}>
        {renderList(props.items, (item, index) => (
          <li>
            <ProjectCover
              item={item}
              level={getNextLevel(props.level)}
              share={isAlone(index) ? 100 : 58}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
