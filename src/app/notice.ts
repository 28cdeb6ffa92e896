const KEY = 'dismissed-notice'

/** Hides the notice outside its dates, and after a visitor has dismissed it. */
export function hideNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  const text = notice.textContent
  const hide = (isHidden: boolean) =>
    document.documentElement.toggleAttribute('data-no-notice', isHidden)
  // Swedish dates are in ISO 8601.
  const today = new Date().toLocaleDateString('sv')
  const { from = today, until = today } = notice.dataset
  hide(today < from || today > until || readDismissed() === text)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[data-dismiss]')) return
    hide(true)
    writeDismissed(text)
  })
}

/** For the session, until the text changes. */
function writeDismissed(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // It appears again in the next document.
  }
}

function readDismissed(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
