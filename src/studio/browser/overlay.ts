import { sendEdit } from '../client/api.ts'
import type { ShownDiagnostic } from '../live-site.ts'
import type { LabelledFix } from '../protocol/state.ts'
import { CONNECTED, DIAGNOSTICS, READY, REVISION } from './messages.ts'
import { overlayCss } from './overlay-css.ts'

class DiagnosticsOverlay extends HTMLElement {
  readonly #list = document.createElement('ol')
  readonly #heading = document.createElement('h2')
  readonly #section = document.createElement('section')
  readonly #status = document.createElement('p')
  readonly #diagnostics = new Map<string, readonly ShownDiagnostic[]>()
  #returnFocus: EventTarget | null = null
  #isFixing = false

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = overlayCss
    const hide = document.createElement('button')
    hide.textContent = 'Hide'
    hide.addEventListener('click', () => this.#hide())
    hide.className = 'hide'
    this.#heading.tabIndex = -1
    this.#section.setAttribute('role', 'alert')
    this.#section.append(this.#heading, hide, this.#list)
    this.#status.setAttribute('role', 'status')
    root.replaceChildren(style, this.#section, this.#status)
    this.#section.hidden = true
    this.addEventListener('focusin', ({ relatedTarget }) => {
      this.#returnFocus = relatedTarget ?? this.#returnFocus
    })
    window.addEventListener('keydown', (event) => event.key === 'Escape' && this.#hide())
  }

  /** @param of source of the diagnostics; replaces earlier ones of that source */
  show(diagnostics: readonly ShownDiagnostic[], of = DIAGNOSTICS): void {
    this.#diagnostics.set(of, diagnostics)
    const errors = [...this.#diagnostics.values()].flat()
    const isEmpty = errors.length === 0
    if (this.#section.hidden && !isEmpty && !this.#isFixing) this.#status.textContent = ''
    const button = this.shadowRoot?.activeElement ?? null
    const at = this.#buttons.indexOf(button)
    const hadFocus = button !== null && (isEmpty || this.#list.contains(button))
    this.#section.hidden = isEmpty || (isInStudio && !isWaiting)
    const more = errors.length === 1 ? '1 error' : `${errors.length} errors`
    const files = [...new Set(errors.map(({ diagnostic }) => diagnostic.file))].join(', ')
    const instead = isWaiting
      ? 'The page loads when the errors are fixed.'
      : 'Showing the last valid version.'
    this.#heading.textContent = `${more} in ${files}. ${instead}`
    this.#list.replaceChildren(
      ...errors.slice(0, MAX_SHOWN).map((one) => createEntry(one, (fix) => this.#fix(fix))),
    )
    if (!hadFocus) return
    // The pressed button is gone: focus the next one, or restore the previous focus.
    const next = this.#buttons[Math.min(at, this.#buttons.length - 1)] ?? this.#heading
    focus(isEmpty ? this.#returnFocus : next)
  }

  get #buttons(): (Element | null)[] {
    return [...this.#list.querySelectorAll('button')]
  }

  async #fix({ label, version, edits }: LabelledFix): Promise<void> {
    if (this.#isFixing) return
    this.#isFixing = true
    const answer = await sendEdit({ version, changes: [{ do: 'fix', edits }] })
    this.#isFixing = false
    this.#status.textContent = answer.ok
      ? `Fixed: ${label}.`
      : answer.diagnostics.map(({ message, hint = '' }) => `${message} ${hint}`).join(' ')
  }

  #hide(): void {
    if (this.#section.hidden) return
    const hadFocus = this.shadowRoot?.activeElement
    this.#section.hidden = true
    if (hadFocus) focus(this.#returnFocus)
  }
}

const isWaiting = 'waiting' in document.documentElement.dataset

/** The studio lists the errors above the page. */
const isInStudio = window.parent !== window

const MAX_SHOWN = 50

const focus = (target: EventTarget | null): void => {
  if (target instanceof HTMLElement) target.focus()
}

function createEntry(
  { diagnostic, frame, open, pages, fix }: ShownDiagnostic,
  apply: (fix: LabelledFix) => void,
): HTMLLIElement {
  const { message, hint, code, file, range } = diagnostic
  const place = document.createElement('a')
  place.href = `/__open-in-editor?file=${encodeURIComponent(open)}`
  place.textContent = `${file}:${range.start.line}:${range.start.column}`
  place.addEventListener('click', (event) => {
    event.preventDefault()
    void fetch(place.href)
  })
  const text = document.createElement('p')
  text.textContent = message
  const source = document.createElement('pre')
  source.textContent = frame
  const advice = document.createElement('p')
  advice.className = 'hint'
  advice.textContent = hint ?? ''
  const entry = document.createElement('li')
  entry.dataset.code = code
  entry.append(place, text, source, advice)
  if (fix) {
    const button = document.createElement('button')
    button.textContent = `Fix: ${fix.label}`
    button.addEventListener('click', () => apply(fix))
    entry.append(button)
  }
  if (pages.length > 0) entry.append(createPageLinks(pages))
  return entry
}

const MAX_PAGES = 5

function createPageLinks(pages: readonly string[]): HTMLParagraphElement {
  const line = document.createElement('p')
  const links = pages.slice(0, MAX_PAGES).map((page) => {
    const link = document.createElement('a')
    link.href = page
    link.textContent = page
    return link
  })
  const more = pages.length - links.length
  line.append('Shown on ', ...links.flatMap((link, at) => (at === 0 ? [link] : [', ', link])))
  if (more > 0) line.append(` and ${more} more`)
  return line
}

customElements.define('site-diagnostics', DiagnosticsOverlay)

export const overlay = new DiagnosticsOverlay()
document.body.append(overlay)

if (import.meta.hot) {
  import.meta.hot.on(DIAGNOSTICS, (diagnostics: readonly ShownDiagnostic[]) =>
    overlay.show(diagnostics),
  )
  import.meta.hot.on('vite:ws:connect', () => import.meta.hot?.send(CONNECTED))
  import.meta.hot.send(CONNECTED)
  // Reload if the site changed while this document was loading. For pages, see follow-edits.ts.
  if (isWaiting) import.meta.hot.send(READY, document.documentElement.dataset[REVISION])
}
