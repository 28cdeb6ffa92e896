/** Opens the search on the keys that its button names: `/`, Ctrl K and Command K. Before hydration, the click on its button is replayed. */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event
  const isCombined = ctrlKey || metaKey
  const isSlash = key === '/' && !isCombined && !altKey && !isField(target)
  const isCommand = isCombined && !altKey && !shiftKey && key.toLowerCase() === 'k'
  if (defaultPrevented || !(isSlash || isCommand) || document.querySelector('dialog[open]')) return
  const button = document.querySelector<HTMLElement>('[data-search]')
  if (!button || (isSlash && !button.getAttribute('aria-keyshortcuts')?.includes('/'))) return
  event.preventDefault()
  button.click()
})

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

export {}
