/** How long a link waits for an application that does not come before it leads where the document can, in ms. */
const REPLAY_TIMEOUT_MS = 4000

/**
 * Keeps the last click on what only the application can answer (`data-replay-click`), until the application is there.
 * @returns what ends that and does the click again: by the application, or without it as the document can
 */
export function captureClicks(): () => void {
  let kept: HTMLElement | undefined
  const keep = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const one = target instanceof Element && target.closest<HTMLElement>('[data-replay-click]')
    // Another tab, another window, a download: for the browser.
    if (!one || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    kept = one
    // Without the application a button does nothing: only links need not wait for it.
    if (one instanceof HTMLAnchorElement) setTimeout(release, REPLAY_TIMEOUT_MS)
  }
  const release = () => {
    removeEventListener('click', keep, true)
    const one = kept
    kept = undefined
    one?.click()
  }
  addEventListener('click', keep, true)
  return release
}
