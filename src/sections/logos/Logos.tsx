import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { logos } from './schema.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block-start: 1px solid var(--colour-rule);
  border-inline-start: 1px solid var(--colour-rule);
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const client = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: space-between;
  justify-items: center;
  padding: var(--space-6) var(--space-3) var(--space-3);
  border-block-end: 1px solid var(--colour-rule);
  border-inline-end: 1px solid var(--colour-rule);
`

const mark = css`
  inline-size: min(100%, 12rem);
`

const name = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
  text-align: center;
  hyphens: auto;
`

/** The marks of clients in two, three or four columns; they are not links. */
export function Logos(props: ViewProps<typeof logos>) {
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <ul css={list}>
        {props.items.map((item) => (
          <li key={item.name} css={client}>
            <Picture image={item.logo} eager={false} css={mark} />
            <p css={name}>{item.name}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
