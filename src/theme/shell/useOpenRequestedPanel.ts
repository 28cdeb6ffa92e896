import { useEffect } from 'react'
import { useCurrentPage, useSite } from '../ui/SiteContext.tsx'

/**
 * Opens the panel that a link of the footer has asked for, a moment after its page has arrived: in the
 * bar, or as a section of the menu where that is what shows.
 */
export function useOpenRequestedPanel(): void {
  const { footerPanelDelayMs } = useSite().shell.behaviour
  const { path, panel } = useCurrentPage()

  useEffect(() => {
    if (panel === undefined || location.pathname !== path) return
    let timer: ReturnType<typeof setTimeout>
    const open = () => {
      openPanel(panel)
      history.replaceState(null, '')
    }
    // In the next frame the heading of a new page takes the focus, which closes whatever is open.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(open, footerPanelDelayMs)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [panel, path, footerPanelDelayMs])
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
