import { useEffect } from 'react'
import { useCurrentPage, useSite } from '../ui/SiteContext.tsx'

/** Opens the panel that a link requested, in the bar or in the mobile menu, after its page is rendered. */
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
    // In the next frame the heading of the new page receives focus, which closes open panels.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(open, footerPanelDelayMs)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [panel, path, footerPanelDelayMs])
}

function openPanel(name: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-panel="${name}"]`)) {
    const popover = element.closest<HTMLElement>('[popover]') ?? element.nextElementSibling
    const button = popover?.previousElementSibling
    if (!(popover instanceof HTMLElement && button instanceof HTMLElement)) continue
    if (!button.offsetWidth) continue
    const isSection = element instanceof HTMLDetailsElement
    // An open menu blocks scrolling, so the page has to be at its top already.
    if (isSection) scrollTo({ top: 0, behavior: 'instant' })
    // Scrolling to the focus would stop a smooth scroll to the top.
    button.focus({ preventScroll: true })
    popover.togglePopover(true)
    if (!isSection) continue
    element.open = true
    element.querySelector('summary')?.focus()
  }
}
