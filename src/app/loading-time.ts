/** After the `load` event, in ms. */
const IDLE_DELAY_MS = 5000

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll']

/** Resolves at the first interaction; without one, some time after `load` unless the visitor saves data. */
export const waitForVisitor = (): Promise<void> =>
  new Promise((resolve) => {
    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    const interacted = () => {
      listeners.abort()
      resolve()
    }
    for (const type of INTERACTIONS) addEventListener(type, interacted, options)
    addEventListener('pointermove', createMoveListener(interacted), options)
    if (savesData()) return
    const wait = () => setTimeout(whenIdle, IDLE_DELAY_MS, interacted)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

/** Browsers send a `pointermove` for a pointer at rest when a page appears below it. */
function createMoveListener(moved: () => void): (event: PointerEvent) => void {
  let start: PointerEvent | undefined
  return (event) => {
    start ??= event
    if (start.clientX !== event.clientX || start.clientY !== event.clientY) moved()
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else act()
}

/** Only Chromium implements the Network Information API. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
