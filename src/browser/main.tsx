import { hydrateRoot } from 'react-dom/client'
import { shell } from 'virtual:shell'
import { Root } from '../page/Root.tsx'
import { findRoute } from '../routes.ts'
import { createStyleCache } from '../style/cache.ts'
import { chunkSource, fetchPage } from './pages.ts'

/** Makes the prerendered document live, once everything that its page needs is there. */
async function start(container: HTMLElement): Promise<void> {
  const route = findRoute(shell.routes, decodeURI(window.location.pathname))
  if (route) await fetchPage(route.id)
  hydrateRoot(
    container,
    <Root shell={shell} source={chunkSource} styles={createStyleCache(shell.behaviour)} />,
  )
}

const container = document.getElementById('root')
// If a chunk cannot be had, the document stays as it is: complete, readable, with working links.
if (container) start(container).catch((error: unknown) => console.warn('The page stays static:', error))
