import { hasLinks } from '../../contract/rich-text.ts'
import { css } from '../style/css.ts'
import { RichText } from '../ui/RichText.tsx'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

const bar = css`
  :root[data-no-notice] & {
    display: none;
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-2) var(--edge);
  border-block-end: 1px solid var(--color-border);
  & > p {
    padding-block: var(--space-2);
  }
  & > button {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    background:
      linear-gradient(45deg, transparent 46%, currentColor 46% 54%, transparent 54%) center / 40%
        40% no-repeat,
      linear-gradient(-45deg, transparent 46%, currentColor 46% 54%, transparent 54%) center / 40%
        40% no-repeat;
    forced-color-adjust: none;
    @media not (scripting: enabled) {
      display: none;
    }
  }
`

/** The start script hides it (`src/app/notice.ts`). */
export function Notice() {
  const { notice } = useSite().shell
  if (!notice) return null
  const { text, to, from, until, level, label, dismiss } = notice
  const isUrgent = level === 'urgent'
  return (
    <section
      aria-label={label}
      css={bar}
      data-tone={isUrgent ? 'inverse' : 'surface'}
      data-notice=""
      data-from={from}
      data-until={until}
    >
      <p>
        {to && !hasLinks(text) ? (
          <SiteLink to={to}>{RichText({ value: text })}</SiteLink>
        ) : (
          <RichText value={text} />
        )}
      </p>
      {!isUrgent && <button type="button" aria-label={dismiss} data-dismiss="" />}
    </section>
  )
}
