import { useId } from 'react'
import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { accordion } from './schema.ts'

const opened = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-12);
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const drawing = css`
  inline-size: 100%;
`

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
`

const across = css`
  grid-column: 1 / -1;
`

const subtitle = css`
  font-size: var(--step-1);
  font-weight: 600;
`

/** Items of which one at a time can be open; all are closed at first. */
export function Accordion(props: ViewProps<typeof accordion>) {
  const group = useId()
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      {/* One parent for the items alone, so that the first of them is known by its place. */}
      <div>
        {props.items.map((item) => (
          <Disclosure
            key={item.name}
            group={group}
            summary={
              <Heading level={props.level === 1 ? 2 : 3} look="subtitle">
                {item.name}
              </Heading>
            }
          >
            <div css={opened}>
              {item.image && <Picture image={item.image} eager={false} css={drawing} />}
              <div css={[words, !item.image && across]}>
                {item.subtitle && <p css={subtitle}>{item.subtitle}</p>}
                <p>{item.description}</p>
              </div>
            </div>
          </Disclosure>
        ))}
      </div>
    </Band>
  )
}
