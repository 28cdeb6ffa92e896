import { shell } from 'virtual:shell'
import { startTransition } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import type { Shell } from '../content/model.ts'
import type { Suggestion } from '../theme/shell/NotFound.tsx'
import { setVisibleSections } from '../theme/shell/useReveal.ts'
import { createStyleCache } from '../theme/style/cache.ts'
import { decodeAddress } from './address.ts'
import { trackHistory } from './history.ts'
import { mount } from './mounted-application.ts'
import { chunkSource, fetchPage, markNotFound } from './pages.ts'
import { Root } from './Root.tsx'

/**
 * Makes the prerendered document live, once everything that its page needs is there. Rejects where that cannot be had.
 * @param restore called just before the application looks at the document, which has to be as it was sent
 * @param seen the sections that the visitor has seen already
 * @returns settles when the application answers what the visitor does
 */
export async function hydrate(restore: () => void, seen: ReadonlySet<Element>): Promise<void> {
  const container = document.getElementById('root')
  if (!container) return
  const address = decodeAddress(window.location.pathname)
  const nearest = container.querySelector('[data-nearest]')
  if (nearest) markNotFound(address)
  else await fetchPage(address)
  restore()
  setVisibleSections(seen)
  trackHistory(shell.behaviour, (path) => chunkSource.peek(path) !== undefined)
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
  mount({ root, show })
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
