import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { offices } from './schema.ts'

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-6);
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const office = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--colour-ink);
`

const map = css`
  inline-size: 100%;
`

const label = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

/** The offices of the company, each with its place on the map. */
export function Offices(props: ViewProps<typeof offices>) {
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <ul css={list}>
        {props.items.map((item) => (
          <li key={`${item.city}, ${item.country}`} css={office}>
            <p css={label}>{item.region}</p>
            {item.image && <Picture image={item.image} eager={false} css={map} />}
            <div>
              <Heading level={props.level === 1 ? 2 : 3} look="subtitle">
                {item.city}
              </Heading>
              <p>{item.country}</p>
            </div>
            {item.timeZone && <p css={label}>{item.timeZone}</p>}
          </li>
        ))}
      </ul>
    </Band>
  )
}
