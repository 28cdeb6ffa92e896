import type { MouseEvent, ReactNode } from 'react'
import type { Link } from '../../content/model.ts'
import { useCurrentPage, useSite } from './SiteContext.tsx'

interface RouteLinkProps {
  readonly to: Extract<Link, { readonly kind: 'route' | 'panel' }>
  readonly className?: string | undefined
  readonly 'aria-label': string | undefined
  readonly 'data-moving'?: true | undefined
  readonly children: ReactNode
}

/** Whether the browser handles a click: a new tab or window, a download, a menu. */
const isForBrowser = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || altKey || shiftKey

/** A link to a page of this site. On that page, it scrolls to the top or to its anchor. */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  const { navigate, prefetch } = useSite()
  const { path } = useCurrentPage()
  const { href } = to
  // The browser handles anchors on the page, and other queries.
  if (href !== path && href.split(/[?#]/, 1)[0] === path) return <a href={href} {...rest} />

  const isHere = href === path
  const prepare = () => prefetch(href)
  const follow = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    // `scroll-behavior` decides whether this is smooth.
    if (isHere) scrollTo(0, 0)
    navigate(href, { replace: isHere, panel: to.kind === 'panel' ? to.panel : undefined })
  }
  return (
    <a
      href={href}
      aria-current={isHere && to.kind === 'route' ? 'page' : undefined}
      data-replay-click={to.kind === 'panel' ? '' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={follow}
      {...rest}
    />
  )
}
