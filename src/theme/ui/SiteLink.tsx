import type { ReactNode } from 'react'
import type { Link } from '../../content/model.ts'
import { RouteLink } from './RouteLink.tsx'

/** What all links and buttons accept, wherever they lead. */
export interface SiteLinkProps {
  readonly to: Link
  /** Name for screen readers, where the content does not say it. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  /** Set while the link moves by itself. */
  readonly 'data-moving'?: true | undefined
  readonly children: ReactNode
}

/** The text of a link, with an e-mail address or a phone number in it kept from translators. */
function literal(to: Link, text: ReactNode): ReactNode {
  const [, scheme, address = ''] = ('href' in to && /^(mailto|tel):(.*)/.exec(to.href)) || []
  if (!scheme || typeof text !== 'string') return text
  const shown = scheme === 'tel' ? (/\+?\d[\d\s().-]+\d/.exec(text)?.[0] ?? '') : address
  const [before, after] = text.split(shown)
  if (!shown || after === undefined) return text
  // One element, also where it is laid out as an item.
  return (
    <span>
      {before}
      <span translate="no">{shown}</span>
      {after}
    </span>
  )
}

/** A link in every state that a target can have. Looks like its surroundings unless given a class. */
export function SiteLink({ to, label, children, ...rest }: SiteLinkProps) {
  const shared = { ...rest, 'aria-label': label, children: literal(to, children) }
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
