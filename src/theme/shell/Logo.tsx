import { createElement, type ReactNode } from 'react'
import type { Drawing } from '../../content/model.ts'
import { css } from '../style/css.ts'
import { renderList } from '../ui/renderList.ts'
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

// A wordmark keeps its proportions.
const wide = css`
  ${link}
  & > svg {
    inline-size: auto;
    block-size: 2.25rem;
    max-inline-size: 40vw;
  }
`

const renderShape = ({ tag, attributes, children }: Drawing): ReactNode =>
  createElement(tag, attributes, ...children.map(renderShape))

export function LogoMark() {
  const { logo } = useSite().shell
  if (!logo) return null
  const { attributes, children } = logo.drawing
  return (
    <svg {...attributes} aria-hidden="true">
      {renderList(children, renderShape)}
    </svg>
  )
}

export function Logo() {
  const { company, navigation, logo } = useSite().shell
  return (
    <SiteLink to={navigation.home.to} label={navigation.home.label} css={logo?.alt ? wide : link}>
      <LogoMark />
      {!logo?.alt && company.name}
    </SiteLink>
  )
}
