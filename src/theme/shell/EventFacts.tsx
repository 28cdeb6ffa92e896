import type { PageEvent } from '../../content/model.ts'
import { css } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'

const strip = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  padding: var(--space-3) var(--edge);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);
  font-weight: 600;
`

/** When and where the event of a page takes place. */
export function EventFacts({ event: { when, place, calendar } }: { readonly event: PageEvent }) {
  const { addToCalendar } = useSite().shell.words
  return (
    <div css={strip}>
      <p>
        <time dateTime={when.iso}>{when.text}</time>
      </p>
      {place && <p>{place}</p>}
      {addToCalendar && (
        <p>
          <a href={calendar}>{addToCalendar}</a>
        </p>
      )}
    </div>
  )
}
