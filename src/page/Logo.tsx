import { css } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

const link = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  font: 800 var(--step-1) / 1 var(--font-display);
  letter-spacing: -0.01em;
  text-decoration: none;
`

const mark = css`
  flex: none;
  inline-size: 2.25em;
  block-size: auto;
`

/** The brand: a trestle and the name, leading home. */
export function Logo() {
  const { company, navigation } = useSite().shell
  return (
    <SiteLink to={navigation.home.to} label={navigation.home.label} css={link}>
      <svg
        viewBox="0 0 36 24"
        width="36"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
        css={mark}
      >
        <path d="M0 2.5H36M11 2.5L4 24M25 2.5L32 24" />
        <path
          d="M7.5 13H28.5M11 2.5L28.5 13M25 2.5L7.5 13M7.5 13L31 21.5M28.5 13L5 21.5"
          strokeWidth="1.25"
        />
      </svg>
      {company.name}
    </SiteLink>
  )
}
