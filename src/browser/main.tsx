import { shell } from 'virtual:shell'
import { startTransition } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import type { Shell } from '../model.ts'
import { decoded } from '../page/address.ts'
import type { Suggestion } from '../page/NotFound.tsx'
import { Root } from '../page/Root.tsx'
import { createStyleCache } from '../style/cache.ts'
import { chunkSource, fetchPage, keepUnknown } from './pages.ts'

/** Makes the prerendered document live, once everything that its page needs is there. */
async function start(container: HTMLElement): Promise<void> {
  const address = decoded(window.location.pathname)
  const nearest = container.querySelector('[data-nearest]')
  if (nearest) keepUnknown(address)
  else await fetchPage(address)
  const styles = createStyleCache(shell.behaviour)
  const suggestions = nearest ? { suggestions: suggestionsIn(nearest) } : {}
  const show = (shell: Shell) => (
    <Root shell={shell} source={chunkSource} styles={styles} {...suggestions} />
  )
  // As a transition the work is cut into pieces: taps and typing come in between.
  const root = await new Promise<ReactRoot>((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, show(shell))))
  })
  // An ornament: a page without it lacks nothing.
  import('./cursor.ts').then(({ followCursor }) => followCursor()).catch(() => undefined)
  if (import.meta.hot) {
    const { followEdits } = await import('./follow-edits.tsx')
    followEdits(root, shell, show)
  }
}

/** The suggestions that the server has put into the page for unknown addresses. */
const suggestionsIn = (list: Element): Suggestion[] =>
  [...list.querySelectorAll('a')].map((link) => ({
    path: link.getAttribute('href') ?? '/',
    title: link.textContent,
  }))

const container = document.getElementById('root')
// If a chunk cannot be had, the document stays as it is: complete, readable, with working links.
if (container)
  start(container).catch((error: unknown) => console.warn('The page stays static:', error))
