import type { Paging } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { Label } from '../../ui/Label.tsx'
import { useSite } from '../../ui/SiteContext.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'

const row = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--space-4);
  align-items: center;
  padding-block-start: var(--space-6);
  font-weight: 600;
  & > :last-child {
    justify-self: end;
    text-align: end;
  }
  & a {
    display: inline-block;
    padding-block: var(--space-3);
  }
`

/** Links to the pages before and after in a long list. */
export function Pages({ paging: { number, total, previous, next } }: { readonly paging: Paging }) {
  const { words } = useSite().shell
  const { previousPage = '←', nextPage = '→', pageNumberOf } = words
  return (
    <nav aria-label={`${number} ${pageNumberOf} ${total}`} css={row}>
      <span>
        {previous && <SiteLink to={{ kind: 'route', href: previous }}>{previousPage}</SiteLink>}
      </span>
      <Label>
        {number} {pageNumberOf} {total}
      </Label>
      <span>{next && <SiteLink to={{ kind: 'route', href: next }}>{nextPage}</SiteLink>}</span>
    </nav>
  )
}
