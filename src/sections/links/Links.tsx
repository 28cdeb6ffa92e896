import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { links } from './schema.ts'

const list = css`
  border-block-start: 1px solid var(--colour-ink);
  & > li {
    border-block-end: 1px solid var(--colour-rule);
  }
`

// The arrow head is drawn, not written, so that nobody has to hear it.
const link = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  inline-size: 100%;
  min-block-size: var(--space-16);
  padding-block: var(--space-3);
  font-size: var(--step-1);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: var(--space-2);
    border-block-start: 2px solid var(--colour-accent);
    border-inline-end: 2px solid var(--colour-accent);
    rotate: 45deg;
  }
`

/** A list of links, one a row. */
export function Links(props: ViewProps<typeof links>) {
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <ul css={list}>
        {props.items.map((item) => (
          <li key={item.label}>
            <SiteLink to={item.to} css={link}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
