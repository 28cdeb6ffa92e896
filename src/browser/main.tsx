import { hydrateRoot } from 'react-dom/client'
import { shell } from 'virtual:shell'
import type { Suggestion } from '../page/NotFound.tsx'
import { Root } from '../page/Root.tsx'
import { createStyleCache } from '../style/cache.ts'
import { chunkSource, fetchPage } from './pages.ts'

/** Makes the prerendered document live, once everything that its page needs is there. */
async function start(container: HTMLElement): Promise<void> {
  const path = chunkSource.find(decodeURI(window.location.pathname))
  if (path !== undefined) await fetchPage(path)
  hydrateRoot(
    container,
    <Root
      shell={shell}
      source={chunkSource}
      styles={createStyleCache(shell.behaviour)}
      {...(path ? {} : { suggestions: suggestionsOf(container) })}
    />,
  )
}

/** The suggestions that the server has put into the page for unknown addresses. */
const suggestionsOf = (container: HTMLElement): Suggestion[] =>
  [...container.querySelectorAll('[data-nearest] a')].map((link) => ({
    path: link.getAttribute('href') ?? '/',
    title: link.textContent,
  }))

const container = document.getElementById('root')
// If a chunk cannot be had, the document stays as it is: complete, readable, with working links.
if (container) start(container).catch((error: unknown) => console.warn('The page stays static:', error))
