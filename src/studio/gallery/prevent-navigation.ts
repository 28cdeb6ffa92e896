export function preventNavigation(document: Document): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    },
    { capture: true },
  )
  document.addEventListener('submit', cancelEvent, { capture: true })
}

function cancelEvent(event: Event): void {
  event.preventDefault()
  // The form component would submit its data.
  event.stopPropagation()
}
