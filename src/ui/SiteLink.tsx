import type { ReactNode } from 'react'
import type { Link } from '../model.ts'
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

/** A link in every state that a target can have. Looks like its surroundings unless given a class. */
export function SiteLink({ to, label, ...rest }: SiteLinkProps) {
  const shared = { ...rest, 'aria-label': label }
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
