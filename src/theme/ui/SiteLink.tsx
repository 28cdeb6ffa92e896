import type { ReactNode } from 'react'
import type { Link } from '../../content/model.ts'
import { RouteLink } from './RouteLink.tsx'

export interface SiteLinkProps {
  readonly to: Link
  /** Accessible name, where the content is not enough. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  /** Set while the link is animated. */
  readonly 'data-moving'?: true | undefined
  readonly children: ReactNode
}

/** Excludes an e-mail address or a phone number in the text of a link from translation. */
function protectAddress(to: Link, text: ReactNode): ReactNode {
  const [, scheme, address = ''] = ('href' in to && /^(mailto|tel):(.*)/.exec(to.href)) || []
  if (!scheme || typeof text !== 'string') return text
  const found = scheme === 'tel' ? (/\+?\d[\d\s().-]+\d/.exec(text)?.[0] ?? '') : address
  const [before, after] = text.split(found)
  if (!found || after === undefined) return text
  // A single element, because the link may be a flex container.
  return (
    <span>
      {before}
      <span translate="no">{found}</span>
      {after}
    </span>
  )
}

/** A link to any kind of target. It has no style of its own. */
export function SiteLink({ to, label, children, ...rest }: SiteLinkProps) {
  const shared = { ...rest, 'aria-label': label, children: protectAddress(to, children) }
  switch (to.kind) {
    case 'route':
    case 'panel':
      return <RouteLink to={to} {...shared} />
    case 'nothing':
      return <button type="button" {...shared} />
    default:
      return <a href={to.href} {...shared} />
  }
}
