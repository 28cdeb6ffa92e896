/** Pages with bad manners: each is put into a document before its own scripts run. */

const keepTyped = () =>
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) localStorage.setItem('draft', target.value)
  })

const keepInWindow = () => addEventListener('input', () => sessionStorage.setItem('draft', ''))

const keepCookie = () =>
  addEventListener('submit', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: that is the fault
    document.cookie = 'sent=1'
  })

const keepDatabase = () => addEventListener('focusin', () => indexedDB.open('drafts'))

const sayInAddress = () =>
  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    const { message } = target.elements as HTMLFormControlsCollection & {
      message: { value: string }
    }
    history.replaceState(history.state, '', `?${new URLSearchParams({ message: message.value })}`)
  })

const keepInHistory = () =>
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) history.replaceState({ draft: target.value }, '')
  })

const listenToLeaving = () => addEventListener('beforeunload', () => undefined)

const holdWindow = () =>
  addEventListener('input', () => {
    window.onbeforeunload = () => undefined
  })

const scrollSmoothly = () =>
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) window.scrollTo({ top: 0, behavior: 'smooth' })
  })

const scrollByHand = () => {
  const step = () => {
    window.scrollTo({ top: window.scrollY - 60, behavior: 'instant' })
    if (window.scrollY > 0) requestAnimationFrame(step)
  }
  const take = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement && event.target.ariaCurrent)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    step()
  }
  addEventListener('click', take, { capture: true })
}

/** What it is called, the fault, and what has to be said about it. */
export const PLANTED = [
  ['a message that is kept for ever', keepTyped, /^localStorage keeps draft/],
  [
    'a message that is kept until the window is closed',
    keepInWindow,
    /^sessionStorage keeps draft/,
  ],
  ['a cookie', keepCookie, /^a cookie keeps sent/],
  ['a database', keepDatabase, /^indexedDB keeps drafts/],
  ['an address that says what was sent', sayInAddress, /^the address says \?message=/],
  ['a message in the history', keepInHistory, /^the history keeps a text/],
  ['a page that listens to being left', listenToLeaving, /^listens to beforeunload/],
  ['a page that asks before it is left', holdWindow, /^has onbeforeunload/],
  ['smooth scrolling', scrollSmoothly, /^scrollTo is smooth/],
  ['a way up that is made step by step', scrollByHand, /scrolls through \d+ places/],
] as const
