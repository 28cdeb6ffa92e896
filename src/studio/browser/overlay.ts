import type { ShownDiagnostic } from '../live-site.ts'
import { DIAGNOSTICS, HELLO } from './messages.ts'
import { overlayCss } from './overlay-css.ts'

/** Shows the diagnostics of site.yaml over the last good page, or over the document that waits for one, and goes when there are none. In development only. */
class DiagnosticsOverlay extends HTMLElement {
  readonly #list = document.createElement('ol')
  readonly #heading = document.createElement('h2')
  readonly #found = new Map<string, readonly ShownDiagnostic[]>()

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = overlayCss
    const hide = document.createElement('button')
    hide.textContent = 'Hide'
    hide.addEventListener('click', () => this.#hide())
    const section = document.createElement('section')
    section.setAttribute('role', 'alert')
    section.append(this.#heading, hide, this.#list)
    root.replaceChildren(style, section)
    this.hidden = true
    window.addEventListener('keydown', (event) => event.key === 'Escape' && this.#hide())
  }

  /** @param of what was found out at once; replaces what was found of the same before */
  show(diagnostics: readonly ShownDiagnostic[], of = DIAGNOSTICS): void {
    this.#found.set(of, diagnostics)
    const errors = [...this.#found.values()]
      .flat()
      .filter(({ diagnostic }) => diagnostic.severity === 'error')
    this.hidden = errors.length === 0
    const more = errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`
    const files = [...new Set(errors.map(({ diagnostic }) => diagnostic.file))].join(', ')
    const isWaiting = 'waiting' in document.documentElement.dataset
    const instead = isWaiting
      ? 'the page comes once that is mended.'
      : 'the page shows the last good state.'
    this.#heading.textContent = `${more} in ${files}: ${instead}`
    this.#list.replaceChildren(...errors.slice(0, MOST_SHOWN).map(entryOf))
  }

  #hide(): void {
    this.hidden = true
  }
}

/** The rest will still be there when these are mended. */
const MOST_SHOWN = 50

function entryOf({ diagnostic, frame, open, pages }: ShownDiagnostic): HTMLLIElement {
  const { message, hint, code, file, range } = diagnostic
  const place = document.createElement('a')
  place.href = `/__open-in-editor?file=${encodeURIComponent(open)}`
  place.textContent = `${file}:${range.start.line}:${range.start.column}`
  place.addEventListener('click', (event) => {
    event.preventDefault()
    void fetch(place.href)
  })
  const said = document.createElement('p')
  said.textContent = message
  const source = document.createElement('pre')
  source.textContent = frame
  const advice = document.createElement('p')
  advice.className = 'hint'
  advice.textContent = hint ?? ''
  const entry = document.createElement('li')
  entry.dataset.code = code
  entry.append(place, said, source, advice, ...(pages.length > 0 ? [shownOn(pages)] : []))
  return entry
}

/** As many pages as fit into a line or two. */
const MOST_PAGES = 5

/** Leads to the pages where the mistake can be seen once it is mended. */
function shownOn(pages: readonly string[]): HTMLParagraphElement {
  const line = document.createElement('p')
  const links = pages.slice(0, MOST_PAGES).map((page) => {
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

/** The overlay of this document. */
export const overlay = new DiagnosticsOverlay()
document.body.append(overlay)

if (import.meta.hot) {
  import.meta.hot.on(DIAGNOSTICS, (diagnostics: readonly ShownDiagnostic[]) =>
    overlay.show(diagnostics),
  )
  import.meta.hot.on('vite:ws:connect', () => import.meta.hot?.send(HELLO))
  import.meta.hot.send(HELLO)
}
