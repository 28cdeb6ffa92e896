/** Collects the sections that are visible before hydration, so that they do not fade in later. */
export function collectVisibleSections(): ReadonlySet<Element> {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) visible.add(target)
  })
  for (const section of document.querySelectorAll('main > section')) observer.observe(section)
  return visible
}
