import { css } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

const link = css`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  font: 800 min(var(--step-1), 5vw) / 1 var(--font-display);
  letter-spacing: -0.02em;
  text-decoration: none;
  & > svg {
    flex: none;
    inline-size: 2.25em;
  }
`

/** The trestle, drawn with the colour and at the width of its place. */
export const Mark = () => (
  <svg viewBox="0 0 36 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M0 2h36M11 2 4 24M25 2l7 22" strokeWidth="2.5" />
    <path d="M7 13h22M11 2l18 11M25 2 7 13l24 9m-2-9L5 22" strokeWidth="1.25" />
  </svg>
)

/** The brand: a trestle and the name, leading home. */
export function Logo() {
  const { company, navigation } = useSite().shell
  return (
    <SiteLink to={navigation.home.to} label={navigation.home.label} css={link}>
      <Mark />
      {company.name}
    </SiteLink>
  )
}
