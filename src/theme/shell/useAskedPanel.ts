import { useEffect } from 'react'
import { useCurrentPage, useSite } from '../ui/SiteContext.tsx'

/**
 * Opens the panel that a link of the footer has asked for, a moment after its page has arrived: in the
 * bar, or as a section of the menu where that is what shows.
 */
export function useAskedPanel(): void {
  const { shell, setPanel } = useSite()
  const { path, panel } = useCurrentPage()
  const { footerPanelDelayMs } = shell.behaviour

  useEffect(() => {
    if (panel === null || location.pathname !== path) return
    const timer = setTimeout(() => {
      openPanel(panel)
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
}

/** Focus goes along, so that the keyboard goes on from there, and back when it is closed. */
function openPanel(name: string): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-panel="${name}"]`)) {
    const popover = place.closest<HTMLElement>('[popover]') ?? place.nextElementSibling
    const button = popover?.previousElementSibling
    if (!(popover instanceof HTMLElement && button instanceof HTMLElement)) continue
    if (!button.offsetWidth) continue
    const isSection = place instanceof HTMLDetailsElement
    // The page behind the menu holds still, so it has to have arrived at its top.
    if (isSection) scrollTo({ top: 0, behavior: 'instant' })
    // The page may still be on its way to its top: to scroll for the focus would end that.
    button.focus({ preventScroll: true })
    popover.togglePopover(true)
    if (!isSection) continue
    place.open = true
    place.querySelector('summary')?.focus()
  }
}
