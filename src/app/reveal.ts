const EVERY_PERCENT = Array.from({ length: 101 }, (_, hundredths) => hundredths / 100)

/**
 * Fades in sections below the first screen once, when `data-reveal-at` percent of a section (an attribute of `main`) are
 * visible or it fills half of the window. Returns a function that stops observing.
 */
export function revealSections(): () => void {
  const share = Number(document.querySelector('main')?.dataset.revealAt) / 100
  const reveal = (section: Element) => {
    section.removeAttribute('data-reveal')
    observer.unobserve(section)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const fillsHalf = intersectionRect.height >= innerHeight / 2
        if (fillsHalf || intersectionRatio >= share) reveal(target)
      }
    },
    { threshold: EVERY_PERCENT },
  )
  // Measure all positions before the first change, to avoid repeated layouts.
  const hidden = [...document.querySelectorAll<HTMLElement>('main > section')].filter((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    const isInView = top < innerHeight && bottom > 0
    return !isInView && top + scrollY >= innerHeight
  })
  for (const section of hidden) {
    section.dataset.reveal = ''
    // Focused content must be visible (WCAG 2.4.7).
    section.addEventListener('focusin', () => reveal(section), { once: true })
    observer.observe(section)
  }
  return () => observer.disconnect()
}
