import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { ruled } from '../../ui/arrangements.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { LinkList } from '../../ui/LinkList.tsx'
import type { links } from './schema.ts'

// The arrow head is drawn, not written, so that nobody has to hear it.
const list = css`
  ${ruled}
  font: 600 var(--step-1) / 1.3 var(--font-text);
  & > li > * {
    justify-content: space-between;
    gap: var(--space-4);
    inline-size: 100%;
    min-block-size: 4rem;
    padding-block: var(--space-3);
    &::after {
      content: '';
      flex: none;
      inline-size: 0.5em;
      block-size: 0.5em;
      margin-inline-end: var(--space-2);
      border: solid var(--colour-accent);
      border-width: 2px 2px 0 0;
      rotate: 45deg;
    }
  }
`

/** A list of links, one a row. */
export function Links(props: ViewProps<typeof links>) {
  return (
    <Chapter of={props} beside>
      <LinkList links={props.items} css={list} />
    </Chapter>
  )
}
