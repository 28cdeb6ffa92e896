import type { PagePosition } from '../../content/model.ts'
import { css, narrow } from '../style/css.ts'
import { Label } from '../ui/Label.tsx'
import { renderList } from '../ui/renderList.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

// Only the last entry shrinks. The others are limited by the window, because a percentage of the container would be
// circular.
const strip = css`
  display: flex;
  justify-content: space-between;
  padding-inline: var(--edge);
  border-block-end: 1px solid var(--color-border);
  & ol {
    display: flex;
  }
  & li,
  & > p {
    flex: none;
    max-inline-size: 28vw;
    padding: var(--space-2) var(--space-3);
    border-inline-end: 1px solid var(--color-border);
  }
  & a {
    padding-block: var(--space-2);
    outline-offset: -3px;
  }
  & li:first-child {
    padding-inline-start: 0;
  }
  & li:last-child {
    flex-shrink: 1;
    max-inline-size: none;
  }
  & > p {
    padding-inline-end: 0;
    border: 0;
  }
  ${narrow} {
    & li:first-child:nth-last-child(n + 3) {
      display: none;
      & + li {
        padding-inline-start: 0;
      }
    }
    & > p {
      max-inline-size: 40vw;
    }
    & li {
      flex-shrink: 1;
      max-inline-size: none;
    }
    & li + li:last-child,
    & span {
      display: none;
    }
  }
`

export function Breadcrumbs({ position }: { readonly position: PagePosition }) {
  const { words } = useSite().shell
  const { code, total, date, breadcrumbs } = position
  const last = breadcrumbs.length - 1
  return (
    <Label as="div" css={strip}>
      <nav aria-label={words.breadcrumb}>
        <ol>
          {renderList(breadcrumbs, ({ label, href }, index) => (
            <li aria-current={index === last ? 'page' : undefined}>
              {href ? <SiteLink to={{ kind: 'route', href }}>{label}</SiteLink> : label}
            </li>
          ))}
        </ol>
      </nav>
      {date && (
        <p>
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      )}
      {code && (
        <p>
          <span>{words.pageNumber} </span>
          {code} {words.pageNumberOf} {total}
        </p>
      )}
    </Label>
  )
}
