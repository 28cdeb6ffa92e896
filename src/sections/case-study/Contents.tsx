import { useId } from 'react'
import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { partNames } from './parts.ts'
import type { caseStudy } from './schema.ts'

const contents = css`
  align-self: start;
  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: calc(var(--bar-height) + var(--space-6));
  }
`

const title = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

const list = css`
  margin-block-start: var(--space-3);
  border-block-start: 1px solid var(--colour-ink);
  & > li {
    border-block-end: 1px solid var(--colour-rule);
  }
`

const link = css`
  display: flex;
  align-items: center;
  min-block-size: var(--space-12);
  padding-block: var(--space-2);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

interface ContentsProps {
  readonly headings: ViewProps<typeof caseStudy>['headings']
}

/** The list of a study's parts; it stays in sight beside them where there is room. */
export function Contents({ headings }: ContentsProps) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} css={contents}>
      <p id={titleId} css={title}>
        {headings.contents}
      </p>
      <ol css={list}>
        {partNames.map((name) => (
          <li key={name}>
            <SiteLink to={{ kind: 'anchor', href: `#${name}` }} css={link}>
              {headings[name]}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
