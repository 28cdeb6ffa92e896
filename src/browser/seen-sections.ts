/** Marks the sections that have been in the window before the application is there: they do not fade in again. */
export function markSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) target.setAttribute('data-seen', '')
  })
  for (const section of document.querySelectorAll('main > section')) observer.observe(section)
}
