import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { Suggestion } from '../theme/shell/NotFound.tsx'
import { createStyleCache } from '../theme/style/cache.ts'
import { decodeAddress } from './address.ts'
import { trackHistory } from './history.ts'
import type { LoadedPage } from './loaded-page.ts'
import { chunkSource, fetchPage, fetchShell, markNotFound } from './pages.ts'
import { Root } from './Root.tsx'
import { store } from './store.ts'

export interface StartScript {
  readonly restoreSnapshot: () => void
  readonly revealSections: () => () => void
}

/** Hydrates the document when the chunks of its page are loaded. Rejects when one cannot be loaded. */
export async function hydrate({ restoreSnapshot, revealSections }: StartScript): Promise<void> {
  const container = document.getElementById('root')
  if (!container) return
  const address = decodeAddress(window.location.pathname)
  const list = container.querySelector('[data-nearest]')
  let page: LoadedPage | undefined
  if (list) {
    markNotFound(address)
    await fetchShell(list.getAttribute('data-nearest') || undefined)
  } else page = await fetchPage(address)
  const { behaviour } = chunkSource.getShell(page)
  trackHistory(behaviour, (path) => chunkSource.peek(path) !== undefined)
  const styles = createStyleCache(behaviour)
  const suggestions = list ? { suggestions: readSuggestions(list) } : {}
  const site = { source: chunkSource, styles, revealSections, ...suggestions }
  const render = () => <Root {...site} />
  restoreSnapshot()
  // In one task: extensions that observe the document could change it between two tasks.
  const root = flushSync(() => hydrateRoot(container, render()))
  store.mounted.resolve({ root, render })
}

const readSuggestions = (list: Element): Suggestion[] =>
  [...list.querySelectorAll('a')].map((link) => ({
    path: link.getAttribute('href') ?? '/',
    title: link.textContent,
  }))
