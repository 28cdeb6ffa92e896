import type { MouseEvent, ReactNode } from 'react'
import type { Link } from '../../content/model.ts'
import { useCurrentPage, useSite } from './SiteContext.tsx'

interface RouteLinkProps {
  readonly to: Extract<Link, { readonly kind: 'route' | 'panel' }>
  readonly className?: string | undefined
  readonly lang?: string | undefined
  readonly hrefLang?: string | undefined
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

  const isCurrent = href === path
  const prefetchPage = () => prefetch(href)
  const handleClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    // `scroll-behavior` decides whether this is smooth.
    if (isCurrent) scrollTo(0, 0)
    navigate(href, { replace: isCurrent, panel: to.kind === 'panel' ? to.panel : undefined })
  }
  return (
    <a
      href={href}
      aria-current={isCurrent && to.kind === 'route' ? 'page' : undefined}
      data-replay-click={to.kind === 'panel' ? '' : undefined}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onTouchStart={prefetchPage}
      onClick={handleClick}
      {...rest}
    />
  )
}
