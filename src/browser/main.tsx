import { shell } from 'virtual:shell'
import { startTransition } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import type { Shell } from '../model.ts'
import { decoded } from '../page/address.ts'
import { followHistory } from '../page/history.ts'
import type { Suggestion } from '../page/NotFound.tsx'
import { Root } from '../page/Root.tsx'
import { keepSeen } from '../page/useReveal.ts'
import { createStyleCache } from '../style/cache.ts'
import { chunkSource, fetchPage, keepUnknown } from './pages.ts'

/**
 * Makes the prerendered document live, once everything that its page needs is there. Rejects where that cannot be had.
 * @param restore called just before the application looks at the document, which has to be as it was sent
 * @param seen the sections that the visitor has seen already
 * @returns settles when the application answers what the visitor does
 */
export async function hydrate(restore: () => void, seen: ReadonlySet<Element>): Promise<void> {
  const container = document.getElementById('root')
  if (!container) return
  const address = decoded(window.location.pathname)
  const nearest = container.querySelector('[data-nearest]')
  if (nearest) keepUnknown(address)
  else await fetchPage(address)
  restore()
  keepSeen(seen)
  followHistory(shell.behaviour, (path) => chunkSource.peek(path) !== undefined)
  const styles = createStyleCache(shell.behaviour)
  const suggestions = nearest ? { suggestions: suggestionsIn(nearest) } : {}
  const show = (shell: Shell) => (
    <Root shell={shell} source={chunkSource} styles={styles} {...suggestions} />
  )
  // As a transition the work is cut into pieces: taps and typing come in between.
  const root = await new Promise<ReactRoot>((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, show(shell), { onRecoverableError })))
  })
  // An ornament: a page without it lacks nothing.
  import('./cursor.ts').then(({ followCursor }) => followCursor()).catch(() => undefined)
  if (import.meta.hot) {
    const { followEdits } = await import('./follow-edits.tsx')
    followEdits(root, shell, show)
  }
}

/** A translator may come in between; what it has changed is shown anew, and no mistake. */
const onRecoverableError = (error: unknown): void => {
  if (!document.querySelector('#root font')) reportError(error)
}

/** The suggestions that the server has put into the page for unknown addresses. */
const suggestionsIn = (list: Element): Suggestion[] =>
  [...list.querySelectorAll('a')].map((link) => ({
    path: link.getAttribute('href') ?? '/',
    title: link.textContent,
  }))
