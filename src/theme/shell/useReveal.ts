import { useLayoutEffect } from 'react'

/** How far a section has to come into sight is asked at every hundredth of it. */
const THRESHOLDS = Array.from({ length: 101 }, (_, hundredths) => hundredths / 100)

/** Sections of the document that were in the window before the application was there. */
let visibleSections: ReadonlySet<Element> = new Set()

/** Says which sections the visitor has seen already: they stay as they are. */
export const setVisibleSections = (sections: ReadonlySet<Element>): void => {
  visibleSections = sections
}

/**
 * Lets the sections below the first screen fade in once, each when enough of it is in sight, or half
 * the window is full of it: a long one may never show so much at once. What a visitor has seen before
 * (`keepSeen`) stays. The style sheet decides whether an unseen
 * section is hidden; without it, or without this, everything is simply there.
 * @param page what the sections belong to: another page has other ones
 * @param percent how much of a section has to be in sight
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
    // All places are asked for before anything changes: after each change the browser would style the page anew.
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
      // What has the focus can be seen (WCAG 2.4.7).
      section.addEventListener('focusin', () => reveal(section), { once: true })
      observer.observe(section)
    }
    return () => observer.disconnect()
  }, [page, percent])
}
