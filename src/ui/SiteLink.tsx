import type { ReactNode } from 'react'
import { Link as RouterLink } from 'wouter'
import type { Link } from '../model.ts'
import { PanelLink } from './PanelLink.tsx'
import { useSite } from './SiteContext.tsx'

/** What all links and buttons accept, wherever they lead. */
export interface SiteLinkProps {
  readonly to: Link
  /** Name for screen readers, where the content does not say it. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link in every state that a target can have. Looks like its surroundings unless given a class. */
export function SiteLink({ to, label, className, children }: SiteLinkProps) {
  const shared = { className, 'aria-label': label, children }
  switch (to.kind) {
    case 'route':
      return <RouteLink href={to.href} {...shared} />
    case 'panel':
      return <PanelLink href={to.href} panel={to.panel} {...shared} />
    case 'dead':
    case 'anchor':
    case 'external':
      return <a href={to.href} {...shared} />
    case 'nothing':
      return <button type="button" {...shared} />
  }
}

interface RouteLinkProps {
  readonly href: string
  readonly className: string | undefined
  readonly 'aria-label': string | undefined
  readonly children: ReactNode
}

function RouteLink({ href, ...rest }: RouteLinkProps) {
  const { path, prefetch } = useSite()
  const prepare = () => prefetch(href)
  return (
    <RouterLink
      href={href}
      aria-current={href === path ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      {...rest}
    />
  )
}
