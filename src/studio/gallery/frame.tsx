import { shell } from 'virtual:shell'
import { theme } from 'virtual:theme'
import { createRoot } from 'react-dom/client'
import { subscribe } from '../../app/live-updates.ts'
import { loadViews } from '../../app/loaded-page.ts'
import type { Theme } from '../../content/model.ts'
import { createStyleCache } from '../../theme/style/cache.ts'
import { createGlobalCss } from '../../theme/style/global.ts'
import { Gallery, type LoadedExample } from './Gallery.tsx'
import { GALLERY, GALLERY_CONNECTED, type GalleryState, type Scheme } from './messages.ts'
import { preventNavigation } from './prevent-navigation.ts'
import { createSchemeCss } from './scheme-css.ts'

const scheme: Scheme = location.pathname.endsWith('dark') ? 'dark' : 'light'
const sheet = document.getElementById('global')
const container = document.getElementById('root')
if (!sheet || !container) throw new Error('The frame document has no #root or #global element.')

const styles = createStyleCache(shell.behaviour)
const root = createRoot(container)
const inLanguage = (look: Theme) => createGlobalCss(look, shell.language)
let shown: { shell: typeof shell; theme: typeof theme; examples: readonly LoadedExample[] } = {
  shell,
  theme,
  examples: [],
}

function show(change: Partial<typeof shown>): void {
  shown = { ...shown, ...change }
  if (sheet) sheet.textContent = createSchemeCss(inLanguage, shown.theme, scheme)
  root.render(<Gallery {...shown} styles={styles} />)
}

const load = ({ examples }: GalleryState): Promise<LoadedExample[]> =>
  Promise.all(
    examples.map(async ({ page, ...rest }) => ({ ...rest, page: page && (await loadViews(page)) })),
  )

subscribe((change) => {
  if (change.name === 'theme') show({ theme: change.value })
  if (change.name !== 'shell') return
  // Inserted style rules already contain the old breakpoint.
  if (change.value.behaviour.mobileBelowPx !== shown.shell.behaviour.mobileBelowPx)
    location.reload()
  else show({ shell: change.value })
})

preventNavigation(document)
show({})

if (import.meta.hot) {
  import.meta.hot.on(GALLERY, async (state: GalleryState) => show({ examples: await load(state) }))
  import.meta.hot.on('vite:ws:connect', () => import.meta.hot?.send(GALLERY_CONNECTED))
  import.meta.hot.send(GALLERY_CONNECTED)
}
