/** After this time, a captured click on a link is replayed even without the application, in ms. */
const REPLAY_TIMEOUT_MS = 4000

/**
 * Captures the last click on an element that needs the application (`data-replay-click`).
 * @returns a function that stops capturing and replays the click
 */
export function captureClicks(): () => void {
  let captured: HTMLElement | undefined
  const capture = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const element = target instanceof Element && target.closest<HTMLElement>('[data-replay-click]')
    // With a modifier key the browser opens a tab or a window, or downloads.
    if (!element || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    captured = element
    // A button does nothing without the application: only a link is replayed after the timeout.
    if (element instanceof HTMLAnchorElement) setTimeout(replay, REPLAY_TIMEOUT_MS)
  }
  const replay = () => {
    removeEventListener('click', capture, true)
    const element = captured
    captured = undefined
    element?.click()
  }
  addEventListener('click', capture, true)
  return replay
}
