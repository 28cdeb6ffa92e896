import { useLayoutEffect } from 'react'

/** Report every percent of visibility. */
const THRESHOLDS = Array.from({ length: 101 }, (_, hundredths) => hundredths / 100)

/** Sections that were visible before hydration. */
let visibleSections: ReadonlySet<Element> = new Set()

export const setVisibleSections = (sections: ReadonlySet<Element>): void => {
  visibleSections = sections
}

/**
 * Fades in sections below the first screen once, when enough of them is visible or half of the window is filled.
 * Without
 * scripts, everything is visible.
 * @param page identifies the sections: a change observes those of another page
 * @param percent how much of a section has to be visible
 */
export function useReveal(page: unknown, percent: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are those of the page
  useLayoutEffect(() => {
    const reveal = (section: Element) => {
      section.removeAttribute('data-reveal')
      observer.unobserve(section)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries) {
          const fills = intersectionRect.height >= innerHeight / 2
          if (fills || intersectionRatio >= percent / 100) reveal(target)
        }
      },
      { threshold: THRESHOLDS },
    )
    // Measure all positions before the first change, to avoid repeated layouts.
    const hidden = [...document.querySelectorAll<HTMLElement>('main > section')].filter(
      (section) => {
        if (visibleSections.has(section)) return false
        const { top, bottom } = section.getBoundingClientRect()
        const isInSight = top < innerHeight && bottom > 0
        return !isInSight && top + scrollY >= innerHeight
      },
    )
    for (const section of hidden) {
      section.dataset.reveal = ''
      // Focused content must be visible (WCAG 2.4.7).
      section.addEventListener('focusin', () => reveal(section), { once: true })
      observer.observe(section)
    }
    return () => observer.disconnect()
  }, [page, percent])
}
