import { shell } from 'virtual:shell'
import { hydrateRoot } from 'react-dom/client'
import type { Shell } from '../model.ts'
import type { Suggestion } from '../page/NotFound.tsx'
import { Root } from '../page/Root.tsx'
import { createStyleCache } from '../style/cache.ts'
import { chunkSource, fetchPage } from './pages.ts'

/** Makes the prerendered document live, once everything that its page needs is there. */
async function start(container: HTMLElement): Promise<void> {
  const path = chunkSource.find(decoded(window.location.pathname))
  if (path !== undefined) await fetchPage(path)
  const styles = createStyleCache(shell.behaviour)
  const suggestions = path === undefined ? { suggestions: suggestionsOf(container) } : {}
  const show = (shell: Shell) => (
    <Root shell={shell} source={chunkSource} styles={styles} {...suggestions} />
  )
  const root = hydrateRoot(container, show(shell))
  import('./cursor.ts').then(({ followCursor }) => followCursor())
  if (import.meta.hot) {
    const { followEdits } = await import('./follow-edits.tsx')
    followEdits(root, shell, show)
  }
}

/** The address as the router reads it; one that is wrongly encoded is that of no page. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The suggestions that the server has put into the page for unknown addresses. */
const suggestionsOf = (container: HTMLElement): Suggestion[] =>
  [...container.querySelectorAll('[data-nearest] a')].map((link) => ({
    path: link.getAttribute('href') ?? '/',
    title: link.textContent,
  }))

const container = document.getElementById('root')
// If a chunk cannot be had, the document stays as it is: complete, readable, with working links.
if (container)
  start(container).catch((error: unknown) => console.warn('The page stays static:', error))
