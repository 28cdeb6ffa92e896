/** Observes the sections that a visitor sees before hydration; they must not fade in later. @returns a set that fills up */
export function collectVisibleSections(): ReadonlySet<Element> {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) visible.add(target)
  })
  for (const section of document.querySelectorAll('main > section')) observer.observe(section)
  return visible
}
