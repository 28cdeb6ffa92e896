import { useEffect } from 'react'
import { css, narrow } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { BarEntries } from './BarEntries.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { PanelEntry } from './PanelEntry.tsx'
import { useScrolled } from './useScrolled.ts'

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: var(--bar-height);
  padding-inline: var(--edge);
  border-block-end: 1px solid transparent;
  background: var(--colour-paper);
  &[data-scrolled] {
    border-color: var(--colour-rule);
    background: var(--colour-bar);
  }
  & > nav > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    column-gap: clamp(var(--space-3), 2vw, var(--space-8));
    font-size: clamp(0.875rem, 1.6vw, var(--step-0));
    ${narrow} {
      display: none;
    }
  }
`

/** The bar at the top of every page: logo, entries, and the mobile menu in narrow windows. */
export function TopBar() {
  const { shell, path, panel, setPanel } = useSite()
  const { scrolledAfterPx, footerPanelDelayMs } = shell.behaviour
  const scrolled = useScrolled(scrolledAfterPx)

  // A panel that is asked for opens where it shows, in the bar or as a section of the menu: a moment
  // after its page has arrived.
  useEffect(() => {
    if (panel === null || location.pathname !== path) return
    const timer = setTimeout(() => {
      const asked = `[data-panel="${panel}"]`
      const places = `${asked}, details:has(${asked})`
      for (const place of document.querySelectorAll<HTMLDetailsElement>(places)) {
        place.open = place.offsetWidth > 0
      }
      setPanel(null)
    }, footerPanelDelayMs)
    return () => clearTimeout(timer)
  }, [panel, path, footerPanelDelayMs, setPanel])

  // Whoever goes back or on meanwhile wants something else.
  useEffect(() => {
    const callOff = () => setPanel(null)
    addEventListener('popstate', callOff)
    return () => removeEventListener('popstate', callOff)
  }, [setPanel])

  return (
    <header css={bar} data-scrolled={scrolled || undefined}>
      <Logo />
      <nav aria-label={shell.words.mainNavigation}>
        <BarEntries opening={PanelEntry} />
        <MobileMenu />
      </nav>
    </header>
  )
}
