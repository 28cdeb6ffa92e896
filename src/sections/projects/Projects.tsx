import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { ProjectCover } from './ProjectCover.tsx'
import type { projects } from './schema.ts'

// Wide and narrow covers change sides from row to row.
const covers = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > li {
      grid-column: span 5;
    }
    & > li:nth-of-type(4n + 1),
    & > li:nth-of-type(4n) {
      grid-column: span 7;
    }
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: span 12;
    }
  }
`

const after = css`
  margin-block-start: var(--space-8);
`

/** Featured projects as large covers. */
export function Projects(props: ViewProps<typeof projects>) {
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <ul css={covers}>
        {props.items.map((item) => (
          <li key={item.name}>
            <ProjectCover item={item} level={props.level === 1 ? 2 : 3} />
          </li>
        ))}
      </ul>
      {props.action && <ActionButton action={props.action} look="quiet" css={after} />}
    </Band>
  )
}
