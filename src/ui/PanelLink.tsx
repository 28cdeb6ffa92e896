import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSite } from './SiteContext.tsx'

interface PanelLinkProps {
  /** Address of the page on which the panel opens; all there is without JavaScript. */
  readonly href: string
  readonly panel: string
  readonly className: string | undefined
  readonly 'aria-label': string | undefined
  readonly children: ReactNode
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Goes to a page and to its top; a moment after the page has arrived, a navigation panel opens. */
export function PanelLink({ href, panel, ...rest }: PanelLinkProps) {
  const { shell, path, setPanel } = useSite()
  const { footerPanelDelayMs, routeChangeScroll } = shell.behaviour
  const [, navigate] = useLocation()
  // The page on which it was clicked: arriving anywhere but at `href` after that calls it off.
  const [askedOn, setAskedOn] = useState<string | null>(null)

  useEffect(() => {
    if (askedOn === null) return
    if (path !== href) {
      if (path !== askedOn) setAskedOn(null)
      return
    }
    const timer = setTimeout(() => {
      setAskedOn(null)
      setPanel(panel)
    }, footerPanelDelayMs)
    return () => clearTimeout(timer)
  }, [askedOn, path, href, panel, footerPanelDelayMs, setPanel])

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setAskedOn(path)
    if (path !== href) navigate(href)
    // `auto` leaves it to the style sheet, which scrolls smoothly only for visitors who like motion.
    else window.scrollTo({ top: 0, behavior: routeChangeScroll === 'instant' ? 'instant' : 'auto' })
  }

  return <a href={href} onClick={follow} {...rest} />
}
