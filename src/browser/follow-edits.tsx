import { theme } from 'virtual:theme'
import type { ReactNode } from 'react'
import type { Root as ReactRoot } from 'react-dom/client'
import type { Shell, Theme } from '../model.ts'
import { globalCss } from '../style/global.ts'
import { listen } from './live.ts'
import { keepPage, keepRoutes } from './pages.ts'

/**
 * Keeps the open page in step with site.yaml, in place. In development only.
 * @param root where the application is mounted
 * @param shell the shell that it was mounted with
 * @param show the application around a shell
 */
export function followEdits(
  root: ReactRoot,
  shell: Shell,
  show: (shell: Shell) => ReactNode,
): void {
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
}

function showTheme(theme: Theme): void {
  const style = document.getElementById('global')
  if (style) style.textContent = globalCss(theme)
}
