import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { quotes } from './schema.ts'

// One quote is large, and several are side by side.
const list = css`
  display: grid;
  gap: var(--space-12);
  ${wide} {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  ${extraWide} {
    &:has(> :nth-child(3n):last-child) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  & figure {
    ${stack[4]}
    padding-inline-start: var(--space-6);
    border-inline-start: 3px solid var(--color-accent);
  }
  & blockquote {
    font-size: var(--step-1);
    line-height: 1.4;
  }
  & > :only-child blockquote {
    max-inline-size: 22em;
    font-size: var(--step-3);
    line-height: 1.25;
  }
  & figcaption > * {
    display: block;
  }
  & figcaption > :first-child {
    font-weight: 700;
  }
  & cite {
    color: var(--color-muted);
    font-style: normal;
  }
`

export function View(props: ViewProps<typeof quotes>) {
  return (
    <HeadedSection section={props} tone="surface" beside={props.quotes.length === 1}>
      <ul css={list}>
        {renderList(props.quotes, ({ text, author, source, to }) => (
          <li>
            <figure>
              <blockquote>
                <p>
                  <RichText value={text} />
                </p>
              </blockquote>
              <figcaption>
                <span>{to && !source ? <SiteLink to={to}>{author}</SiteLink> : author}</span>
                {source && <cite>{to ? <SiteLink to={to}>{source}</SiteLink> : source}</cite>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
