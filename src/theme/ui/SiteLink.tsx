import type { ReactNode } from 'react'
import type { Link } from '../../content/model.ts'
import { EmailParts } from './EmailParts.tsx'
import { RouteLink } from './RouteLink.tsx'

/** Fits into a card in a window of 320 px. In em. */
const MAX_PART_WIDTH = 16

export interface SiteLinkProps {
  readonly to: Link
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly lang?: string | undefined
  readonly hrefLang?: string | undefined
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
      <span translate="no">
        {scheme === 'mailto' ? <EmailParts address={found} maxWidth={MAX_PART_WIDTH} /> : found}
      </span>
      {after}
    </span>
  )
}

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
