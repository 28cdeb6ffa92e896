/** Keeps the links and forms of a document from leading away from it; places on it can still be gone to. */
export function stayHere(document: Document): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    },
    { capture: true },
  )
  document.addEventListener('submit', stop, { capture: true })
}

function stop(event: Event): void {
  event.preventDefault()
  // The form itself is not to know of it either: it would send what it holds.
  event.stopPropagation()
}
