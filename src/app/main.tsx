import { shell } from 'virtual:shell'
import { startTransition } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import type { Shell } from '../content/model.ts'
import type { Suggestion } from '../theme/shell/NotFound.tsx'
import { setVisibleSections } from '../theme/shell/useReveal.ts'
import { createStyleCache } from '../theme/style/cache.ts'
import { decodeAddress } from './address.ts'
import { trackHistory } from './history.ts'
import { reportMounted } from './mounted-application.ts'
import { chunkSource, fetchPage, markNotFound } from './pages.ts'
import { Root } from './Root.tsx'

/**
 * Hydrates the document when the chunks of its page are loaded. Rejects when one cannot be loaded.
 * @param restoreSnapshot called just before hydration, which needs the document as it was sent
 * @param visibleSections sections that the visitor has seen already
 */
export async function hydrate(
  restoreSnapshot: () => void,
  visibleSections: ReadonlySet<Element>,
): Promise<void> {
  const container = document.getElementById('root')
  if (!container) return
  const address = decodeAddress(window.location.pathname)
  const list = container.querySelector('[data-nearest]')
  if (list) markNotFound(address)
  else await fetchPage(address)
  restoreSnapshot()
  setVisibleSections(visibleSections)
  trackHistory(shell.behaviour, (path) => chunkSource.peek(path) !== undefined)
  const styles = createStyleCache(shell.behaviour)
  const suggestions = list ? { suggestions: readSuggestions(list) } : {}
  const render = (shell: Shell) => (
    <Root shell={shell} source={chunkSource} styles={styles} {...suggestions} />
  )
  // A transition splits the work, so that input is handled in between.
  const root = await new Promise<ReactRoot>((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, render(shell), { onRecoverableError })))
  })
  // Decoration: its failure is ignored.
  import('./cursor.ts').then(({ followCursor }) => followCursor()).catch(() => undefined)
  reportMounted({ root, render })
}

/** Translations made during hydration are rendered again. This is expected and not reported. */
const onRecoverableError = (error: unknown): void => {
  if (!document.querySelector('#root font')) reportError(error)
}

/** Reads the suggestions that the server has inserted into the not-found document. */
const readSuggestions = (list: Element): Suggestion[] =>
  [...list.querySelectorAll('a')].map((link) => ({
    path: link.getAttribute('href') ?? '/',
    title: link.textContent,
  }))
