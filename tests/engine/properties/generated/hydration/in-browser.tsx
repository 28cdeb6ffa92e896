/** Runs in a browser: hydrates documents as the application does and reports errors. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadViews } from '../../../../../src/app/loaded-page.ts'
import type { PageSource } from '../../../../../src/app/page-source.ts'
import { Root } from '../../../../../src/app/Root.tsx'
import { createStyleCache } from '../../../../../src/theme/style/cache.ts'
import type { Prerendered, PrerenderedSite } from './prerendered.ts'

/** Errors of one document. */
let troubles: string[] = []

for (const method of ['error', 'warn'] as const) {
  // React formats its messages with placeholders.
  console[method] = (...words: unknown[]) => troubles.push(words.map(String).join(' '))
}
addEventListener('error', ({ message }) => troubles.push(message))
addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)))

// Runs animation frames as tasks, so that a document finishes before the next one starts.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))

/**
 * Hydrates every document of a site.
 * @returns errors, each with the path of its document
 */
export async function takeOver({ shell, documents }: PrerenderedSite): Promise<string[]> {
  const failures: string[] = []
  for (const one of documents) {
    troubles = []
    await takenOver(shell, one)
    failures.push(...troubles.map((trouble) => `${one.path}: ${trouble}`))
  }
  return failures
}

async function takenOver(shell: PrerenderedSite['shell'], one: Prerendered): Promise<void> {
  const { path, html, ids, data, suggestions } = one
  const loaded = data && (await loadViews(data))
  const source: PageSource = {
    canonicalPath: (address) => (loaded && address === path ? path : undefined),
    peek: (asked) => (asked === path ? loaded : undefined),
    getShell: () => shell,
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
  const tree = <Root source={source} styles={styles} {...(suggestions && { suggestions })} />
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

const MOST_MS = 100_000

/** Waits until all elements are hydrated and effects have run. Preload hints are not part of the React tree. */
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
  // Effects, their next frame, and updates that follow.
  for (let task = 0; task < 3; task += 1) await nextTask()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

Object.assign(window, { takeOver })
