/** After this time, a captured click on a link or a submit button is replayed without the application, in ms. */
const REPLAY_TIMEOUT_MS = 4000

/** Captures the last click on `data-replay-click`, and the mouse position. @returns stops capturing, replays both */
export function captureInput(): () => void {
  const capturing = new AbortController()
  let clicked: HTMLElement | undefined
  let pointer: PointerEvent | undefined
  const replayClick = () => {
    capturing.abort()
    clicked?.click()
    clicked = undefined
  }
  const captureClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const element = target instanceof Element && target.closest<HTMLElement>('[data-replay-click]')
    // With a modifier key the browser opens a tab or a window, or downloads.
    if (!element || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    clicked = element
    const worksAlone = !(element instanceof HTMLButtonElement) || element.type === 'submit'
    if (worksAlone) setTimeout(replayClick, REPLAY_TIMEOUT_MS)
  }
  const trackPointer = (event: PointerEvent) => {
    pointer = event.pointerType === 'mouse' ? event : undefined
  }
  const { signal } = capturing
  addEventListener('click', captureClick, { signal, capture: true })
  addEventListener('pointermove', trackPointer, { signal, passive: true })
  return () => {
    if (pointer) hover(pointer)
    replayClick()
  }
}

function hover({ clientX, clientY, pointerType }: PointerEvent): void {
  const target = document.elementFromPoint(clientX, clientY)
  const position = { bubbles: true, clientX, clientY, pointerType }
  for (const type of ['pointerover', 'pointermove'])
    target?.dispatchEvent(new PointerEvent(type, position))
}
