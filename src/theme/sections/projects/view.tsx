import type { ViewProps } from '../../../content/model.ts'
import { css, wide } from '../../style/css.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { each } from '../../ui/each.ts'
import { below } from '../../ui/Heading.tsx'
import { ProjectCover } from './ProjectCover.tsx'
import type { projects } from './schema.ts'

// Wide and narrow covers change sides from row to row.
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

/** Featured projects as large covers. */
export function View(props: ViewProps<typeof projects>) {
  const isAlone = (index: number) => index % 2 === 0 && index === props.items.length - 1
  return (
    <Chapter of={props} tone="night">
      <ul css={covers}>
        {each(props.items, (item, index) => (
          <li>
            <ProjectCover
              item={item}
              level={below(props.level)}
              share={isAlone(index) ? 100 : 58}
            />
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
