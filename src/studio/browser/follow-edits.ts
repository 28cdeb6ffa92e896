/** Applies edits of site.yaml to the open page without a reload. Development only. */
import { theme } from 'virtual:theme'
import { subscribe } from '../../app/live-updates.ts'
import { chunkSource, replacePage } from '../../app/pages.ts'
import { store } from '../../app/store.ts'
import type { Theme } from '../../content/model.ts'
import { createGlobalCss } from '../../theme/style/global.ts'
import { READY, REVISION } from './messages.ts'

const { root, render } = await store.mounted.promise
showTheme(theme)
subscribe(async (change) => {
  if (change.name === 'theme') return showTheme(change.value)
  if (change.name === 'pages') store.loadPage = change.value
  if (change.name === 'page') await replacePage(change.value)
  if (change.name === 'shell') {
    // Inserted style rules already contain the old breakpoint.
    const { behaviour } = chunkSource.getShell(undefined)
    if (change.value.behaviour.mobileBelowPx !== behaviour.mobileBelowPx) return location.reload()
    if (store.shells.has(change.language)) store.shells.set(change.language, change.value)
  }
  root.render(render())
})
// Report the revision of this document, in case the site changed while it was loading.
import.meta.hot?.send(READY, document.documentElement.dataset[REVISION])

function showTheme(theme: Theme): void {
  const style = document.getElementById('global')
  const { language, languages = [{ code: language }] } = chunkSource.getShell(undefined)
  if (style) style.textContent = createGlobalCss(theme, ...languages.map(({ code }) => code))
}
