/** Keeps the open page in step with site.yaml, in place. In development only. */
import { shell } from 'virtual:shell'
import { theme } from 'virtual:theme'
import { listen } from '../../app/live.ts'
import { mounted } from '../../app/mounted.ts'
import { keepPage, keepRoutes } from '../../app/pages.ts'
import type { Theme } from '../../content/model.ts'
import { globalCss } from '../../theme/style/global.ts'
import { EDITION, FOLLOWS } from './messages.ts'

const { root, show } = await mounted
let current = shell
showTheme(theme)
listen(async (change) => {
  if (change.name === 'theme') return showTheme(change.value)
  if (change.name === 'pages') keepRoutes(change.value)
  if (change.name === 'page') await keepPage(change.value)
  if (change.name === 'shell') {
    // The style rules that are inserted already carry the old width.
    if (change.value.behaviour.mobileBelowPx !== current.behaviour.mobileBelowPx)
      return location.reload()
    current = change.value
  }
  root.render(show(current))
})
// What has changed while the page came, nobody has told it.
import.meta.hot?.send(FOLLOWS, document.documentElement.dataset[EDITION])

function showTheme(theme: Theme): void {
  const style = document.getElementById('global')
  if (style) style.textContent = globalCss(theme, document.documentElement.lang)
}
