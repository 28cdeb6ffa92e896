import { useId } from 'react'
import type { Action, ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { Label } from '../../ui/Label.tsx'
import { LinkList } from '../../ui/LinkList.tsx'
import { divided } from '../../ui/layoutStyles.ts'
import { partNames } from './parts.ts'
import type { caseStudy } from './schema.ts'

const contents = css`
  align-self: start;
  ${extraWide} {
    position: sticky;
    inset-block-start: calc(var(--bar-height) + var(--space-6));
  }
  & > ul {
    ${divided}
    margin-block-start: var(--space-3);
    & > li > * {
      min-block-size: 3rem;
    }
    &:not(:empty) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-4);
    }
    ${extraWide} {
      counter-reset: part;
      &:not(:empty) {
        display: block;
      }
      & > li {
        counter-increment: part;
      }
      & a::before {
        content: counter(part, decimal-leading-zero) / '';
        margin-inline-end: var(--space-3);
        color: var(--color-muted);
        font: 500 var(--step--1) / 1 var(--font-label);
      }
    }
  }
`

interface ContentsProps {
  readonly headings: ViewProps<typeof caseStudy>['headings']
  readonly prefix: string
}

export function Contents({ headings, prefix }: ContentsProps) {
  const title = useId()
  const links = partNames.map(
    (name): Action => ({
      label: headings[name],
      to: { kind: 'anchor', href: `#${prefix}${name}` },
    }),
  )
  return (
    <nav aria-labelledby={title} css={contents}>
      <Label id={title}>{headings.contents}</Label>
      <LinkList links={links} />
    </nav>
  )
}
