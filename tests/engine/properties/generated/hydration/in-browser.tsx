/** Runs in a browser: takes documents over as the application does, and says what went wrong. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadViews } from '../../../../../src/app/loaded-page.ts'
import type { PageSource } from '../../../../../src/app/page-source.ts'
import { Root } from '../../../../../src/app/Root.tsx'
import { createStyleCache } from '../../../../../src/theme/style/cache.ts'
import type { Prerendered, PrerenderedSite } from './prerendered.ts'

/** What goes wrong while one document is live. */
let troubles: string[] = []

for (const method of ['error', 'warn'] as const) {
  // React fills the places of its messages in only on the console.
  console[method] = (...words: unknown[]) => troubles.push(words.map(String).join(' '))
}
addEventListener('error', ({ message }) => troubles.push(message))
addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)))

// The next frame is the next task here: what a document does then, it does before the next document comes.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))

/**
 * Takes every document of a site over.
 * @returns what went wrong, each with the path of its document
 */
export async function takeOver({ shell, documents }: PrerenderedSite): Promise<string[]> {
  const told: string[] = []
  for (const one of documents) {
    troubles = []
    await takenOver(shell, one)
    told.push(...troubles.map((trouble) => `${one.path}: ${trouble}`))
  }
  return told
}

async function takenOver(shell: PrerenderedSite['shell'], one: Prerendered): Promise<void> {
  const { path, html, ids, data, suggestions } = one
  const loaded = data && (await loadViews(data))
  const source: PageSource = {
    canonicalPath: (address) => (loaded && address === path ? path : undefined),
    peek: (asked) => (asked === path ? loaded : undefined),
    load: () => Promise.reject(new Error('Another page was asked for.')),
    prefetch: () => undefined,
    reloadDocument: () => Promise.reject(new Error('The document was to be left.')),
  }
  history.replaceState(null, '', encodeURI(path))
  document.querySelector('style')?.setAttribute('data-ids', ids.join(' '))
  const container = document.createElement('div')
  container.id = 'root'
  container.innerHTML = html
  document.body.replaceChildren(container)
  const text = container.textContent
  const styles = createStyleCache(shell.behaviour)
  const noted = (error: unknown) => troubles.push(String(error))
  const handlers = { onRecoverableError: noted, onCaughtError: noted, onUncaughtError: noted }
  const tree = (
    <Root shell={shell} source={source} styles={styles} {...(suggestions && { suggestions })} />
  )
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, tree, handlers)))
  })
  await live(container)
  if (container.textContent !== text) troubles.push('The text is another one now.')
  const added = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  if (added.length > 0) troubles.push(`${added.length} styles came only with the script.`)
  root.unmount()
  document.adoptedStyleSheets = []
}

/** Longer than this nothing takes. */
const MOST_MS = 10_000

/** Waits until all elements belong to the application, also those that it takes over last, and effects have run. Only hints what to load belong to nobody. */
async function live(container: HTMLElement): Promise<void> {
  const started = performance.now()
  const isTaken = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  while (![...container.querySelectorAll(':not(link)')].every(isTaken)) {
    if (performance.now() - started > MOST_MS) {
      troubles.push('Something was not taken over.')
      return
    }
    await nextTask()
  }
  // Effects, what they put off to the next frame, and what follows from that.
  for (let task = 0; task < 3; task += 1) await nextTask()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

Object.assign(window, { takeOver })
